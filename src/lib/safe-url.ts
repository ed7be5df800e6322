import { warnOnce } from "./warn-once";

/**
 * Whether following the URL runs it as a script of the page. That is `javascript:` and, in old browsers, `vbscript:`,
 * in every spelling that the URL standard accepts. The standard ignores control characters and spaces before the
 * scheme, tabs and line breaks anywhere, and case.
 *
 * `data:` URLs don't. They load in an origin of their own without access to the page, browsers refuse to navigate to
 * them, and `download` links use them.
 *
 * @see {@link https://url.spec.whatwg.org/#url-parsing | URL standard}
 */
export function runsScript(url: unknown): boolean {
  // As text, for that is what becomes of whatever untyped callers pass. The scheme alone, for data may be long.
  const scheme = /^[^:]*:/.exec(String(url))?.[0].replace(/[\t\n\r]/g, "");
  // From ! on is every character that the parser keeps at the start.
  return scheme !== undefined && /^[^!-\uffff]*(java|vb)script:$/i.test(scheme);
}

/**
 * Whether a link must not be given the URL, for it would run as script. Warns once, in development only.
 *
 * @param name The public name of the component that was given it, as in `Breadcrumbs.Link`.
 */
export function refusesUrl(name: string, url: unknown): boolean {
  if (!runsScript(url)) return false;
  if (process.env.NODE_ENV !== "production") {
    warnOnce(
      `${name} refuses ${JSON.stringify(String(url).slice(0, 60))}: it would run as a script on the page. ` +
        "The link renders as text. Pass the URL of a page. To perform an action, use Button with onClick.",
    );
  }
  return true;
}
