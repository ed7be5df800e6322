/**
 * Waits until fonts and images have loaded, and stops animations.
 *
 * It doesn't wait for `aria-busy`, which is a valid final state, for example of a loading button.
 */
export async function ready(): Promise<void> {
  document.body.getBoundingClientRect(); // A font starts to load only when the layout needs it.
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.complete || image.loading !== "lazy");
  // A broken image is a valid state. The console reports it.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  stopAnimations();
}

/**
 * Stops scripted animations at a fixed frame: the last frame if the animation ends, the first frame if it
 * doesn't. Storybook itself keeps CSS animations at their last frame, so they aren't "running".
 */
function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState !== "running") continue;
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else {
      animation.finish();
    }
  }
}
