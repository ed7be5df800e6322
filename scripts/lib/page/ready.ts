/** How long pictures may take. Then the page is used as it is. */
const LIMIT_MS = 10_000;

/**
 * Waits until fonts and images have loaded, and stops animations. Other files, such as backgrounds, are only requested.
 *
 * It doesn't wait for `aria-busy`, which is a valid final state, for example of a loading button.
 */
export async function ready(): Promise<void> {
  document.body.getBoundingClientRect(); // A font starts to load only when the layout needs it.
  await document.fonts.ready;
  const elements = elementsIn(document).filter((each) => each.matches("img, iframe"));
  if (elements.length > 0) await Promise.race([loaded(elements), within(LIMIT_MS)]);
  stopAnimations();
}

async function loaded(elements: readonly Element[]): Promise<void> {
  const isWaiting = (each: Element) => each.matches("[loading=lazy]") && !(each as HTMLImageElement).complete;
  const waiting = elements.filter(isWaiting);
  const visible = waiting.length > 0 ? await inView(waiting) : [];
  const images = elements.filter((each) => !waiting.includes(each) || visible.includes(each));
  // A broken image is a valid state. The console reports it.
  await Promise.allSettled(images.map((each) => (each as Partial<HTMLImageElement>).decode?.()));
}

/** The elements of a document or shadow root, and of the shadow roots in it. */
function elementsIn(root: Document | ShadowRoot): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : element,
  );
}

/** The lazy elements that begin to load because they are in view. Others may never load. */
function inView(lazy: readonly Element[]): Promise<Element[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    });
    for (const element of lazy) observer.observe(element);
  });
}

function within(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
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
