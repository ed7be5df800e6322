"use client";

import { type ComponentProps, type ReactNode, useMemo } from "react";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "../../icons/icons";
import type { GlobalProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { isShown } from "../../lib/is-shown";
import { warnOnce } from "../../lib/warn-once";
import type { Without } from "../../lib/without";
import { Button, type ButtonProps } from "../button";
import { bannerActionRecipe, bannerRecipe } from "./banner.recipe";

type Variants = (typeof bannerRecipe)["variants"];

interface BannerContext {
  hue?: keyof Variants["variant"];
  /** Whether actions are inline after the text. */
  inline: boolean;
}

/** The context for actions. The banner itself doesn't subscribe to anything. */
export const [BannerProvider, useBanner] = createStrictContext<BannerContext>("Banner");

export interface BannerProps extends StyleProps, GlobalProps, Omit<ComponentProps<"div">, "title"> {
  /**
   * The icon before the content, as an element or a component. Defaults to the variant's icon, so that color isn't
   * the only difference. `null` removes it.
   */
  icon?: IconProp;
  /** The topic in a few words, on its own line above the description. */
  title?: string;
  /**
   * The details and consequences. A banner with a title or a description is structured: it shows `action`, but
   * ignores `text` and `children`.
   */
  description?: ReactNode;
  /** One Banner.Action, or several in a fragment. Only a structured banner shows it. */
  action?: ReactNode;
  /** The message of a simple banner, as a string. `children` takes precedence. */
  text?: string;
  /** The message of a simple banner, which has no title, description or action. */
  children?: ReactNode;
  /** The severity. It sets the color, the icon and whether screen readers announce the banner. */
  variant?: keyof Variants["variant"];
  /** Padding and text size, and whether actions are beside the text or inline after it. */
  size?: keyof Variants["size"];
}

/** The icon of each variant, and the role of the variants that screen readers announce. */
const kinds = {
  default: { role: undefined, Icon: InfoIcon },
  success: { role: undefined, Icon: CircleCheckIcon },
  // Waits for a pause, because nothing is lost yet.
  alert: { role: "status", Icon: TriangleAlertIcon },
  // Interrupts, because the user's next step may depend on the error.
  error: { role: "alert", Icon: CircleAlertIcon },
  secondary: { role: undefined, Icon: InfoIcon },
} as const satisfies Record<keyof Variants["variant"], object>;

/**
 * A message about the page or section below it: news, a warning or an error. It stays until the issue is resolved or
 * dismissed. For an error about one field, use Field's `error`.
 *
 * @category Feedback
 * @alias alert, callout, notice, message, announcement
 * @since 0.1.0
 */
export function Banner({
  icon,
  title,
  description,
  action,
  text,
  children,
  variant,
  size,
  className,
  ...rest
}: BannerProps) {
  const structured = isShown(title) || isShown(description);
  if (process.env.NODE_ENV !== "production") {
    warnOfUnused(structured, isShown(action), isShown(children ?? text));
  }
  // The recipe warns about an unknown variant. Actions get no hue then, so they don't warn again.
  const hue = variant && Object.hasOwn(kinds, variant) ? variant : undefined;
  const { role, Icon } = kinds[hue ?? "default"];
  const iconElement = icon === undefined ? <Icon /> : renderIcon(icon);
  const slots = bannerRecipe({ variant, size });
  const actions = structured && isShown(action) && (
    <div data-slot="banner-actions" className={slots.actions()}>
      {action}
    </div>
  );
  const inline = size === "sm";
  return (
    <BannerProvider value={useMemo(() => ({ hue, inline }), [hue, inline])}>
      <div data-slot="banner" role={role} className={slots.base({ className })} {...rest}>
        {isShown(iconElement) && (
          <span data-slot="banner-icon" className={slots.icon()}>
            {iconElement}
          </span>
        )}
        <div data-slot="banner-content" className={slots.content()}>
          <div data-slot="banner-text" className={slots.text()}>
            {isShown(title) && (
              <div data-slot="banner-title" className={slots.title()}>
                {title}
              </div>
            )}
            {isShown(description) && (
              <div data-slot="banner-description" className={slots.description()}>
                {description}
              </div>
            )}
            {structured ? inline && actions : (children ?? text)}
          </div>
          {!inline && actions}
        </div>
      </div>
    </BannerProvider>
  );
}

/** Warns about ignored content, a mistake that nothing on screen shows. */
function warnOfUnused(structured: boolean, hasAction: boolean, hasMessage: boolean): void {
  if (structured && hasMessage) {
    warnOnce(
      "A <Banner> with a title or description ignores its children and text. " +
        "Move them into description.",
    );
  }
  if (!structured && hasAction) {
    warnOnce("A <Banner> without a title or description ignores its action. Add a title or description.");
  }
}

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
