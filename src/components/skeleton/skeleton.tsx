import type { ComponentProps, CSSProperties } from "react";
import type { StyleProps } from "../../lib/common-props";
import { isSize } from "../../lib/is-size";
import { warnOnce } from "../../lib/warn-once";
import { skeletonRecipe } from "./skeleton.recipe";

type Variants = (typeof skeletonRecipe)["variants"];

export interface SkeletonProps extends StyleProps, Omit<ComponentProps<"span">, "children"> {
  /** What it stands in for: text, a block or a circle. */
  shape?: keyof Variants["shape"];
  /** The text size, or the height of a block or circle, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /**
   * The number of lines of the shape `text`, from 1 to 50.
   * @default 1
   * @minimum 1
   */
  lines?: number;
  /**
   * The width in px, instead of the container's width. A circle is as wide as it is high.
   *
   * @minimum 0
   */
  width?: number;
  /**
   * The height of a block or circle in px, instead of the `size`.
   *
   * @minimum 0
   */
  height?: number;
}

/**
 * A placeholder with the shape of content that is loading. If its shape isn't known, use Loader.
 *
 * @category Feedback
 * @alias loading placeholder, shimmer, ghost
 * @since 0.1.0
 */
export function Skeleton({
  shape = "text",
  size,
  lines = 1,
  width,
  height,
  className,
  style,
  ...rest
}: SkeletonProps) {
  const slots = skeletonRecipe({ shape, size });
  const sizes = {
    ...(isSize("Skeleton.width", width) && { width }),
    ...(isSize("Skeleton.height", height) && { "--kerf-skeleton-size": `${height}px` }),
  };
  const count = shape === "text" ? knownLines(lines) : 1;
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={slots.base({ className })}
      style={{ ...(sizes as CSSProperties), ...style }}
      {...rest}
    >
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity.
        <span key={line} data-slot="skeleton-bar" className={slots.bar()} />
      ))}
    </span>
  );
}

function knownLines(lines: number): number {
  if (Number.isInteger(lines) && lines >= 1 && lines <= 50) return lines;
  warnOnce(() => `Invalid Skeleton.lines ${lines}. Pass a whole number from 1 to 50. 1 is used instead.`);
  return 1;
}
