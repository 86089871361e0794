/**
 * Finishes all animations in an element. If a style did this, the browser would compute all styles of the board again.
 * @param {Element} root
 */
export function finish(root) {
  for (const motion of root.getAnimations({ subtree: true })) {
    if (motion.effect?.getComputedTiming().iterations !== Infinity) motion.finish();
  }
}
