import { watchSize } from "../../lib/watch-size";

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
  const measureSoon = () => requestAnimationFrame(measure);
  const stops = [group, group.parentElement ?? group].map((element) => watchSize(element, measureSoon));
  return () => {
    for (const stop of stops) stop();
  };
}
