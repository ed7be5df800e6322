import { BannerAction, BannerMessage } from "./banner";

/**
 * A message about the page or section below it: news, a warning or an error. It stays until the issue is resolved or
 * dismissed. For an error about one field, use Field's `error`.
 *
 * @category Feedback
 * @alias alert, callout, notice, message, announcement
 * @since 0.1.0
 */
export const Banner = Object.assign(BannerMessage, { Action: BannerAction });

export type { BannerProps } from "./banner";
export { BannerAction, type BannerActionProps } from "./banner";
