"use client";

import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { radioLegendRecipe } from "./radio.recipe";
import { useRadioGroup } from "./radio-group-context";

export interface RadioLegendProps extends StyleProps, ComponentProps<"legend"> {
  /** The question that the items answer. */
  children: ReactNode;
}

/**
 * The accessible name of a Radio.Group without a `legend` prop, for custom styling. It must be a direct child of the
 * group. `className="sr-only"` hides it visually but not from screen readers.
 */
export function RadioLegend({ className, ...rest }: RadioLegendProps) {
  useRadioGroup("Radio.Legend");
  return <legend data-slot="radio-legend" className={radioLegendRecipe({ className })} {...rest} />;
}
