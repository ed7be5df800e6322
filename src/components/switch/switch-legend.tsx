"use client";

import type { ComponentProps, ReactNode } from "react";
import { switchLegendRecipe } from "./switch.recipe";
import { useSwitchGroup } from "./switch-group-context";

export interface SwitchLegendProps extends ComponentProps<"legend"> {
  /** The topic of the settings. */
  children: ReactNode;
  /** Extra CSS classes; they win over its own. `className="sr-only"` hides it from the eye and leaves it to screen readers. */
  className?: string;
}

/**
 * The accessible name of a Switch.Group without a `legend` prop, for custom styling. It must be a direct child of the
 * group.
 */
export function SwitchLegend({ className, ...rest }: SwitchLegendProps) {
  useSwitchGroup("Switch.Legend");
  return <legend data-slot="switch-legend" className={switchLegendRecipe({ className })} {...rest} />;
}
