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

/** A parameter of the address with which the site was opened, if it was opened at the page of this story. */
export function openedWith(parameter: string, storyId: string): string | undefined {
  const [page = ""] = storyId.split("--");
  const shown = opened.searchParams.get("path") ?? opened.searchParams.get("id") ?? "";
  if (!shown.replace(/^\/docs\//, "").startsWith(`${page}--`)) return undefined;
  return opened.searchParams.get(parameter) ?? undefined;
}

/** The address of this page with this value of a parameter, or without it. */
export function linkWith(parameter: string, value: string | undefined): string {
  const url = address();
  if (value) url.searchParams.set(parameter, value);
  else url.searchParams.delete(parameter);
  return url.href;
}

/** Without the manager around it, the page writes its own address. */
export function writeOwnAddress(parameter: string, value: string | undefined): void {
  if (window.parent === window) history.replaceState(history.state, "", linkWith(parameter, value));
}
