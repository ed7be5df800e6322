"use client";

import type { ComponentProps, CSSProperties } from "react";
import { type LoaderLabels, loaderLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { warnOnce } from "../../lib/warn-once";
import { loaderRecipe } from "./loader.recipe";
import { Spinner } from "./spinner";

type Recipe = typeof loaderRecipe;

export interface LoaderProps
  extends LabelsProps<LoaderLabels>,
    StyleProps,
    Omit<ComponentProps<"span">, "children"> {
  /** The width and height: a named size, or a number of px. */
  size?: keyof Recipe["variants"]["size"] | number;
}

/**
 * A spinner that shows loading of unknown duration. If the progress is known, use Meter.
 *
 * @category Feedback
 * @alias spinner, loading, progress, busy
 * @since 0.1.0
 */
export function Loader({ size, labels, className, style, ...rest }: LoaderProps) {
  const { loading } = useLabels("loader", loaderLabels, labels);
  const custom = typeof size === "number";
  return (
    <span
      data-slot="loader"
      role="status"
      className={loaderRecipe({ size: custom ? undefined : size, className })}
      style={custom ? { ...customSize(size), ...style } : style}
      {...rest}
    >
      <Spinner className="k:size-full" />
      {/* Live regions announce text. Many screen readers ignore the name of an empty region. */}
      <span data-slot="loader-label" className="k:sr-only">
        {loading}
      </span>
    </span>
  );
}

function customSize(px: number): CSSProperties | undefined {
  if (px > 0 && Number.isFinite(px)) return { "--kerf-loader-size": `${px}px` } as CSSProperties;
  warnOnce(() => `Invalid Loader.size ${px}. Pass a number greater than 0. "base" is used instead.`);
}
