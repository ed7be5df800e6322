"use client";

import type { ComponentProps, ReactNode } from "react";
import { radioLegendRecipe } from "./radio.recipe";
import { useRadioGroup } from "./radio-group-context";

export interface RadioLegendProps extends ComponentProps<"legend"> {
  /** The question that the options answer. */
  children: ReactNode;
  /** Extra CSS classes; they win over its own. `className="sr-only"` hides it from the eye and leaves it to screen readers. */
  className?: string;
}

/**
 * The accessible name of a Radio.Group without a `legend` prop, for custom styling. It must be a direct child of the
 * group.
 */
export function RadioLegend({ className, ...rest }: RadioLegendProps) {
  useRadioGroup("Radio.Legend");
  return <legend data-slot="radio-legend" className={radioLegendRecipe({ className })} {...rest} />;
}
