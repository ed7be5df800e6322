import { BannerAction, Banner as BannerRoot } from "./banner";

export const Banner = Object.assign(BannerRoot, { Action: BannerAction });

export type { BannerProps } from "./banner";
export { BannerAction, type BannerActionProps } from "./banner";
