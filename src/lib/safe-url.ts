import { warnOnce } from "./warn-once";

/**
 * Whether following the URL would run it as a script on the page. This applies to `javascript:` and, in old
 * browsers, `vbscript:`, in every spelling that the URL standard accepts. The standard ignores control
 * characters and spaces before the scheme, tabs and line breaks anywhere, and case.
 *
 * `data:` URLs are allowed. They load in a separate origin without access to the page, browsers refuse to
 * navigate to them, and `download` links use them.
 *
 * @see {@link https://url.spec.whatwg.org/#url-parsing | URL standard}
 */
export function runsScript(url: unknown): boolean {
  // Converted to text, because untyped callers may pass other values. Only the scheme is read, because
  // `data:` URLs may be long.
  const scheme = /^[^:]*:/.exec(String(url))?.[0].replace(/[\t\n\r]/g, "");
  // The URL parser strips all characters below `!` from the start.
  return scheme !== undefined && /^[^!-\uffff]*(java|vb)script:$/i.test(scheme);
}

/**
 * Whether a link must not use the URL, because it would run as a script. Warns once, in development only.
 *
 * @param name The public name of the component that renders the link, such as `Breadcrumbs.Link`.
 */
export function refusesUrl(name: string, url: unknown): boolean {
  if (!runsScript(url)) return false;
  if (process.env.NODE_ENV !== "production") {
    warnOnce(
      () =>
        `${name} refuses ${JSON.stringify(String(url).slice(0, 60))}: it would run as a script on the page. ` +
        "The link renders as text. Pass the URL of a page. To perform an action, use Button with onClick.",
    );
  }
  return true;
}
