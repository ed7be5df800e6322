/**
 * Calls `onChange` when the size of an element or of one of its children changes, including children that are
 * added or removed later. It is also called once at the start.
 *
 * @returns A function that stops watching.
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

/** Whether an element has more content than it shows. One pixel doesn't count, because sizes are rounded. */
export function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth - clientWidth > 1 || scrollHeight - clientHeight > 1;
}
