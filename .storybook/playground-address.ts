import type { Args } from "storybook/internal/csf";

/** The event by which a playground asks the manager to write its state into the address. */
export const PLAYGROUND_CHANGED = "kerf/playground-changed";

/** The parameter of the address: the changed props as JSON. */
export const PARAMETER = "props";

/** What people see as the address: the manager's, or this page's own if it is opened alone. */
function address(): URL {
  try {
    return new URL(window.parent.location.href);
  } catch {
    // A frame of another site can't read it.
    return new URL(location.href);
  }
}

const opened = address();

/** The props that the address sets for the page with which the site was opened. */
export function propsFromAddress(storyId: string): Args {
  const [page = ""] = storyId.split("--");
  const shown = opened.searchParams.get("path") ?? opened.searchParams.get("id") ?? "";
  if (!shown.replace(/^\/docs\//, "").startsWith(`${page}--`)) return {};
  try {
    const props: Args = JSON.parse(opened.searchParams.get(PARAMETER) ?? "{}");
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
  const url = address();
  if (props) url.searchParams.set(PARAMETER, props);
  else url.searchParams.delete(PARAMETER);
  return url.href;
}
