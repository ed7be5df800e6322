import type { Channel } from "storybook/internal/channels";
import type { Args } from "storybook/internal/csf";

/** The event with which a page asks the manager to write a parameter to the URL: its name and its value. */
export const ADDRESS_CHANGED = "kerf/address-changed";

/** The URL parameter with the playground's changed props as JSON. */
export const PLAYGROUND_PROPS = "props";
/** The URL parameter with the edited code of the page's examples. */
export const EDITED_CODE = "code";
/** The URL parameter with the choices of the theme builder. */
export const THEME_CHOICES = "theme";

/** The URL in the address bar: the manager's, or this page's own if it was opened without the manager. */
export function address(): URL {
  try {
    return new URL(window.parent.location.href);
  } catch {
    // In a frame on another site, the parent's URL can't be read.
    return new URL(location.href);
  }
}

const opened = address();

/** A parameter of the URL that the site was opened with, if that URL leads to the page of this story. */
export function openedWith(parameter: string, storyId: string): string | undefined {
  const [page = ""] = storyId.split("--");
  const openedPath = opened.searchParams.get("path") ?? opened.searchParams.get("id") ?? "";
  if (!openedPath.replace(/^\/docs\//, "").startsWith(`${page}--`)) return undefined;
  return opened.searchParams.get(parameter) ?? undefined;
}

/** The URL of this page with the parameter set to the value, or removed if there is no value. */
export function linkWith(parameter: string, value: string | undefined): string {
  const url = address();
  if (value) url.searchParams.set(parameter, value);
  else url.searchParams.delete(parameter);
  return url.href;
}

/** Sets the parameter of the manager's URL, or of the page's own if it was opened without the manager. */
export function writeAddress(channel: Channel, parameter: string, value: string | undefined): void {
  channel.emit(ADDRESS_CHANGED, parameter, value);
  if (window.parent === window) history.replaceState(history.state, "", linkWith(parameter, value));
}

/** The props in the URL that the site was opened with, if it leads to the page of this story. */
export function propsFromAddress(storyId: string): Args {
  try {
    const props: Args = JSON.parse(openedWith(PLAYGROUND_PROPS, storyId) ?? "{}");
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
  const json = JSON.stringify(Object.fromEntries(changed.map((name) => [name, args[name] ?? null])));
  // Storybook writes a value into its URL as it is, so characters with a meaning there are escaped in the JSON.
  return json.replace(/[%&=+#]/g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
}
