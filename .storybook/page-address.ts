/** The URL in the address bar: the manager's, or this page's own if it was opened without the manager. */
function address(): URL {
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
  const shown = opened.searchParams.get("path") ?? opened.searchParams.get("id") ?? "";
  if (!shown.replace(/^\/docs\//, "").startsWith(`${page}--`)) return undefined;
  return opened.searchParams.get(parameter) ?? undefined;
}

/** The URL of this page with the parameter set to the value, or removed if there is no value. */
export function linkWith(parameter: string, value: string | undefined): string {
  const url = address();
  if (value) url.searchParams.set(parameter, value);
  else url.searchParams.delete(parameter);
  return url.href;
}

/** Updates the page's own URL if it was opened without the manager. */
export function writeOwnAddress(parameter: string, value: string | undefined): void {
  if (window.parent === window) history.replaceState(history.state, "", linkWith(parameter, value));
}
