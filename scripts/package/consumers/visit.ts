import { type OpenPage, withPage } from "../../lib/with-page";

/** Opens a URL on a desktop's screen, and closes the browser when `work` is done. */
export function visit<Result>(url: string, work: (open: OpenPage) => Promise<Result>): Promise<Result> {
  return withPage({ url, viewport: { width: 1280, height: 1000 }, reducedMotion: "reduce" }, work);
}
