import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { warnOnce } from "../../lib/warn-once";
import { badgeDots, badgeRecipe } from "./badge.recipe";

type Variants = (typeof badgeRecipe)["variants"];
type Variant = keyof Variants["variant"];

export interface BadgeProps extends StyleProps, ComponentProps<"span"> {
  /**
   * The color: a status (`error`, `success`, …), a category (`red`, `teal`, …) or a degree of emphasis (`primary`,
   * `secondary`, …).
   */
  variant?: Variant;
  /** Filled with the variant's color, or outlined with a dot in that color. */
  appearance?: keyof Variants["appearance"];
  /** The text: one or two words, or a count. */
  children?: ReactNode;
}

type CurrentVariant = { variant?: Exclude<Variant, "destructive"> };

/**
 * A short label for a status, a category or a count. It is plain text: for an action, use Button.
 *
 * @category Display
 * @alias tag, chip, pill, status, label
 * @since 0.1.0
 */
export function Badge(props: Omit<BadgeProps, "variant"> & CurrentVariant): ReactElement;
/** @deprecated The variant `destructive` is deprecated. Use `red`. */
export function Badge(props: Omit<BadgeProps, "variant"> & { variant: "destructive" }): ReactElement;
export function Badge(props: BadgeProps): ReactElement;
export function Badge({ variant, appearance, className, ...rest }: BadgeProps): ReactElement {
  if (variant === "destructive") warnOnce('Badge variant "destructive" is deprecated. Use "red".');
  const hasDot = appearance === "dot" && variant !== undefined && Object.hasOwn(badgeDots, variant);
  const classes = badgeRecipe({ variant, appearance, className });
  // The rest props are last, with `children` among them: an object literal that continues after a spread makes
  // rendering a badge a sixth slower.
  if (!hasDot) return <span data-slot="badge" className={classes} {...rest} />;
  return (
    <span data-slot="badge" className={classes} {...rest}>
      <span
        data-slot="badge-dot"
        aria-hidden="true"
        className="k:me-1.5 k:inline-block k:size-1.5 k:rounded-full k:align-middle k:forced-colors:bg-[CanvasText]"
      />
      {rest.children}
    </span>
  );
}
