"use client";

import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { switchLegendRecipe } from "./switch.recipe";
import { useSwitchGroup } from "./switch-group-context";

export interface SwitchLegendProps extends StyleProps, ComponentProps<"legend"> {
  /** The topic of the settings. */
  children: ReactNode;
}

/**
 * The accessible name of a Switch.Group without a `legend` prop, for custom styling. It must be a direct child of the
 * group. `className="sr-only"` hides it visually but not from screen readers.
 */
export function SwitchLegend({ className, ...rest }: SwitchLegendProps) {
  useSwitchGroup("Switch.Legend");
  return <legend data-slot="switch-legend" className={switchLegendRecipe({ className })} {...rest} />;
}
