/**
 * Ends all that moves in an element: it is as it will be. Styles that were to say so would have the browser work out all styles of the board.
 * @param {Element} root
 */
export function finish(root) {
  for (const motion of root.getAnimations({ subtree: true })) {
    if (motion.effect?.getComputedTiming().iterations !== Infinity) motion.finish();
  }
}
