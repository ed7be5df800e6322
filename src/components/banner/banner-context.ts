import { createStrictContext } from "../../lib/create-strict-context";
import type { bannerRecipe } from "./banner.recipe";

type Variants = (typeof bannerRecipe)["variants"];

interface BannerContext {
  hue?: keyof Variants["variant"];
  /** Whether actions are inline after the text. */
  inline: boolean;
}

/** The context for actions. The banner itself doesn't subscribe to anything. */
export const [BannerProvider, useBanner] = createStrictContext<BannerContext>("Banner");
