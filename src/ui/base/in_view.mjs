/** Calls `told` once when an element comes near the visible area. Returns a function that cancels this. */
export const whenNear = (element, told) => {
  if (!globalThis.IntersectionObserver) {
    told();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      told();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
