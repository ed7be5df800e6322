import type { Fact } from "../../../.storybook/truth/fact";

/**
 * The fields that no story shows yet. `npm run prove -- truth` lists those that you can remove. Don't add any.
 *
 * `Select.labels.locale` takes effect only while people type, so the page at the end of a story doesn't show it.
 */
const unshown = new Set(["Select.labels.locale"]);

/** Whether a story must show a field. */
export function mustBeShown(subject: string): boolean {
  return !unshown.has(subject);
}

/** The fields of the list that a story shows by now. */
export function shownAfterAll(seen: readonly Fact[]): string[] {
  const shown = new Set(seen.flatMap(({ kind, subject }) => (kind === "fields" ? subject : [])));
  return [...unshown].filter((subject) => shown.has(subject));
}
