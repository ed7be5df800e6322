import type { Args } from "storybook/internal/csf";
import { linkWith, openedWith } from "./page-address";

/** The event with which a playground asks the manager to write its state to the URL. */
export const PLAYGROUND_CHANGED = "kerf/playground-changed";

/** The URL parameter with the changed props as JSON. */
export const PARAMETER = "props";

/** The props in the URL that the site was opened with, if it leads to the page of this story. */
export function propsFromAddress(storyId: string): Args {
  try {
    const props: Args = JSON.parse(openedWith(PARAMETER, storyId) ?? "{}");
    return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, value ?? undefined]));
  } catch {
    // The parameter isn't valid JSON, for example because the link was cut off.
    return {};
  }
}

/** The changed props as JSON for the URL. A removed prop is `null`. Undefined if nothing changed. */
export function writtenProps(args: Args, initial: Args, names: readonly string[]): string | undefined {
  const changed = names.filter((name) => args[name] !== initial[name]);
  if (changed.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(changed.map((name) => [name, args[name] ?? null])));
}

/** The URL of this page with these props in its playground. */
export function linkTo(props: string | undefined): string {
  return linkWith(PARAMETER, props);
}
