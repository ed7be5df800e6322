"use client";

import type { Without } from "../../lib/without";
import { Button, type ButtonProps } from "../button";
import { bannerActionRecipe } from "./banner-action.recipe";
import { useBanner } from "./banner-context";

interface BannerActionOwnProps {
  /** How much emphasis it gets; left out, it is `secondary`, or a link in the text of an `sm` banner. */
  variant?: ButtonProps["variant"];
  /** Height, padding and text size; left out, the banner sets it: `xs` in an `sm` banner, else `sm`. */
  size?: ButtonProps["size"];
}

export type BannerActionProps = BannerActionOwnProps & Without<ButtonProps, keyof BannerActionOwnProps>;

/**
 * What can be done about the banner's message: a Button in the hue of its banner.
 *
 * @baseComponent Button
 */
export function BannerAction({ className, ...rest }: BannerActionProps) {
  const { hue, inline } = useBanner("Banner.Action");
  const classes = bannerActionRecipe({
    accent: hue,
    inline,
    link: inline && rest.variant === undefined,
    className,
  });
  return (
    <Button
      data-slot="banner-action"
      {...rest}
      variant={rest.variant ?? (inline ? "ghost" : undefined)}
      size={rest.size ?? (inline ? "xs" : "sm")}
      className={classes}
    />
  );
}
