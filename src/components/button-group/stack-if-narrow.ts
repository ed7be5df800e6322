/**
 * Puts the buttons of a row below each other while their words don't fit side by side. It sets an attribute, not state, so
 * that a change of size causes no render.
 *
 * @returns A function that stops watching.
 */
export function stackIfNarrow(group: HTMLElement | null): (() => void) | undefined {
  if (!group) return undefined;
  const measure = () => {
    group.dataset.orientation = "horizontal";
    if (group.scrollWidth > group.clientWidth + 1) group.dataset.orientation = "vertical";
  };
  // In the next frame, because browsers report an error if an observer changes the size of what it observes.
  const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
  for (const each of [group.parentElement ?? group, group, ...group.children]) sizes.observe(each);
  return () => sizes.disconnect();
}
