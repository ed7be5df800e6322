import type { Args } from "storybook/internal/csf";
import { linkWith, openedWith } from "./page-address";

/** The event by which a playground asks the manager to write its state into the address. */
export const PLAYGROUND_CHANGED = "kerf/playground-changed";

/** The parameter of the address: the changed props as JSON. */
export const PARAMETER = "props";

/** The props that the address sets for the page with which the site was opened. */
export function propsFromAddress(storyId: string): Args {
  try {
    const props: Args = JSON.parse(openedWith(PARAMETER, storyId) ?? "{}");
    return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, value ?? undefined]));
  } catch {
    // The address is not JSON, as when a link was cut off.
    return {};
  }
}

/** The changed props as they are in the address. A prop that was removed is `null`. Undefined if nothing changed. */
export function writtenProps(args: Args, initial: Args, names: readonly string[]): string | undefined {
  const changed = names.filter((name) => args[name] !== initial[name]);
  if (changed.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(changed.map((name) => [name, args[name] ?? null])));
}

/** The address of this page with the playground in this state. */
export function linkTo(props: string | undefined): string {
  return linkWith(PARAMETER, props);
}
