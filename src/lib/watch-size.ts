/**
 * Calls back when an element's size or the size of its children changes, children that come and go included. The first
 * call follows at once.
 *
 * @returns A function that stops it.
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  const watch = () => {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
  };
  const children = new MutationObserver(watch);
  watch();
  children.observe(element, { childList: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}

/** Whether an element has more content than it shows. */
export function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
