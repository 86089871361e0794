// Where a picture is on the screen, by the browser's own transform: pages around boards scale, turn and shift them.

/** How far the middle of a picture may be from where its transform says, in pixels, before the browser is not believed. */
const NEAR = 3;

const middleOf = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
/**
 * A way on the screen as one before a transform [a, b, c, d].
 * @param {number[]} transform
 */
const undone = (transform, x, y) => {
  const [a, b, c, d] = transform;
  const whole = a * d - b * c;
  return [(d * x - c * y) / whole, (a * y - b * x) / whole];
};

/** The transform of a picture's units, the size of one of them and of the picture in its own pixels; nothing where the browser does not know. */
const known = (svg) => {
  const { width, height } = getComputedStyle(svg);
  const size = [Number.parseFloat(width), Number.parseFloat(height)];
  const box = svg.viewBox?.baseVal;
  const screen = svg.getScreenCTM?.();
  if (!screen || !box?.width || !(size[0] > 0) || !(size[1] > 0)) return undefined;
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(screen);
  const seen = middleOf(svg);
  if (!(Math.hypot(middle.x - seen[0], middle.y - seen[1]) <= NEAR) || screen.a * screen.d === screen.b * screen.c) return undefined;
  return { units: [screen.a, screen.b, screen.c, screen.d], unit: Math.min(size[0] / box.width, size[1] / box.height), size };
};

/** A way on the screen in a picture's units: [x, y], or nothing. */
export const inUnits = (svg, x, y) => {
  const picture = known(svg);
  return picture && undone(picture.units, x, y);
};

/** A way on the screen in a picture's own pixels, and its size in them: [x, y, width, height], or nothing. */
export const inPixels = (svg, x, y) => {
  const picture = known(svg);
  return picture && [...undone(picture.units, x, y).map((way) => way * picture.unit), ...picture.size];
};

/**
 * Lays a copy of a picture over it, before any turn: its place and size [left, top, width, height], and the transform [a, b, c, d] of what it
 * is in. Nothing where the browser does not know.
 */
export const overlay = (copy, svg) => {
  const picture = known(svg);
  if (!picture) return undefined;
  const [width, height] = picture.size;
  copy.setAttribute("style", `left:0;top:0;width:${width}px;height:${height}px`);
  const own = known(copy);
  if (!own) return undefined;
  const around = own.units.map((part) => part / own.unit);
  const [from, to] = [middleOf(copy), middleOf(svg)];
  return [...undone(around, to[0] - from[0], to[1] - from[1]), width, height, ...around];
};
