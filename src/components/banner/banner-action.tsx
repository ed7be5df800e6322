"use client";

import type { Without } from "../../lib/without";
import { Button, type ButtonProps } from "../button";
import { bannerActionRecipe } from "./banner-action.recipe";
import { useBanner } from "./banner-context";

interface BannerActionOwnProps {
  /** The emphasis. Defaults to `secondary`, or to an inline link in an `sm` banner. */
  variant?: ButtonProps["variant"];
  /** Height, padding and text size. Defaults to `xs` in an `sm` banner, otherwise to `sm`. */
  size?: ButtonProps["size"];
}

export type BannerActionProps = BannerActionOwnProps & Without<ButtonProps, keyof BannerActionOwnProps>;

/**
 * A Button for what people can do about the message, in the banner's color.
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
