"use client";

import type { ComponentProps, ReactNode } from "react";
import { switchLegendRecipe } from "./switch.recipe";
import { useSwitchGroup } from "./switch-group-context";

export interface SwitchLegendProps extends ComponentProps<"legend"> {
  /** What the settings are about. */
  children: ReactNode;
  /** Extra CSS classes; they win over its own. `className="sr-only"` hides it from the eye and leaves it to screen readers. */
  className?: string;
}

/** Names a Switch.Group that has no `legend` prop, to style the words. It is a child of the group, in no wrapper. */
export function SwitchLegend({ className, ...rest }: SwitchLegendProps) {
  useSwitchGroup("Switch.Legend");
  return <legend data-slot="switch-legend" className={switchLegendRecipe({ className })} {...rest} />;
}
