// A browser function that web-sys does not bind, for pan_zoom/mod.rs.

/** Animates an element from a transform to its normal position. The call forces no layout before the next paint. */
export const glide = (element, from) =>
  element.animate({ transform: [from, "none"] }, { duration: 240, easing: "cubic-bezier(.2,.7,.3,1)" });
