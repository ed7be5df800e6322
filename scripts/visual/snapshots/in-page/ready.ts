/**
 * Waits for what a page is known to wait for: fonts, images, animations.
 *
 * `aria-busy` is not among them: it is a legitimate final state, that of a button which is loading.
 */
export async function ready(): Promise<void> {
  document.body.getBoundingClientRect(); // Layout is what asks for a font.
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.complete || image.loading !== "lazy");
  // A broken image is a valid state. The console reports it.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  stopAnimations();
}

/**
 * Brings scripted animations to one definite frame: the last of those that end, the first of those that
 * don't. Storybook itself holds CSS animations at their last frame, so that they aren't "running".
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
