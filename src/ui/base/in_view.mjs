/** Calls `callback` once when an element comes near the visible area. Returns a function that cancels this. */
export const whenNear = (element, callback) => {
  if (!globalThis.IntersectionObserver) {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
