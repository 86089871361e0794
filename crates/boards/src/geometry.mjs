// Converts vectors on the screen to the coordinates of an SVG element. Uses the browser's own transform, because pages
// around boards scale, rotate and translate them.

/**
 * Largest accepted distance between the centre of an SVG element and the centre that its transform predicts, in pixels.
 * Some browsers report a wrong transform.
 */
const NEAR = 3;

const centre = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
/**
 * Applies the inverse of a linear transform [a, b, c, d] to a vector.
 * @param {number[]} transform
 */
const undone = (transform, x, y) => {
  const [a, b, c, d] = transform;
  const whole = a * d - b * c;
  return [(d * x - c * y) / whole, (a * y - b * x) / whole];
};

/**
 * `units`: the linear transform from user units to the screen. `unit`: the size of a user unit in CSS pixels before
 * transforms. `size`: the size of the element in the same pixels. Undefined if the browser's transform is missing or
 * wrong.
 */
const known = (svg) => {
  const { width, height } = getComputedStyle(svg);
  const size = [Number.parseFloat(width), Number.parseFloat(height)];
  const box = svg.viewBox?.baseVal;
  const screen = svg.getScreenCTM?.();
  if (!screen || !box?.width || !(size[0] > 0) || !(size[1] > 0)) return undefined;
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(screen);
  const seen = centre(svg);
  if (!(Math.hypot(middle.x - seen[0], middle.y - seen[1]) <= NEAR) || screen.a * screen.d === screen.b * screen.c) return undefined;
  return { units: [screen.a, screen.b, screen.c, screen.d], unit: Math.min(size[0] / box.width, size[1] / box.height), size };
};

/** Converts a vector on the screen to user units. */
export const inUnits = (svg, x, y) => {
  const picture = known(svg);
  return picture && undone(picture.units, x, y);
};

/**
 * Converts a vector on the screen to CSS pixels before transforms. Returns it with the size of the element in these
 * pixels: [x, y, width, height].
 */
export const inPixels = (svg, x, y) => {
  const picture = known(svg);
  return picture && [...undone(picture.units, x, y).map((way) => way * picture.unit), ...picture.size];
};

/**
 * Computes the position at which a copy of an SVG element covers it. Returns [left, top, width, height] and the linear
 * transform [a, b, c, d] of the copy's container.
 */
export const overlay = (copy, svg) => {
  const picture = known(svg);
  if (!picture) return undefined;
  const [width, height] = picture.size;
  copy.setAttribute("style", `left:0;top:0;width:${width}px;height:${height}px`);
  const own = known(copy);
  if (!own) return undefined;
  const around = own.units.map((part) => part / own.unit);
  const [from, to] = [centre(copy), centre(svg)];
  return [...undone(around, to[0] - from[0], to[1] - from[1]), width, height, ...around];
};
