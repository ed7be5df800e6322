import { createStrictContext } from "../../lib/create-strict-context";
import type { bannerRecipe } from "./banner.recipe";

type Variants = (typeof bannerRecipe)["variants"];

interface BannerContext {
  hue?: keyof Variants["variant"];
  /** Whether actions stand in the text. */
  inline: boolean;
}

/** What an action must know of its banner. The banner itself subscribes to nothing. */
export const [BannerProvider, useBanner] = createStrictContext<BannerContext>("Banner");
