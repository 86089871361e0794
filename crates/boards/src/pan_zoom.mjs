// What web-sys does not have, for pan_zoom/mod.rs.

/** Has an element come from a transform to where it rests. The browser lays nothing out for that before it paints. */
export const glide = (element, from) =>
  element.animate({ transform: [from, "none"] }, { duration: 240, easing: "cubic-bezier(.2,.7,.3,1)" });
