/** Tells once when an element comes near what is seen of the page. Returns what ends the waiting. */
export const whenNear = (element, told) => {
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
