import { BannerMessage } from "./banner";
import { BannerAction } from "./banner-action";

/**
 * Tells of something that concerns the page or the section below it, and stays until it is settled: news, a
 * warning, a failure. For what one control must be told, use the error of its Field.
 *
 * @category Feedback
 * @alias alert, callout, notice, message, announcement
 */
export const Banner = Object.assign(BannerMessage, { Action: BannerAction });

export type { BannerProps } from "./banner";
export { BannerAction, type BannerActionProps } from "./banner-action";
