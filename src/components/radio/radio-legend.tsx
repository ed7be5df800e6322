"use client";

import type { ComponentProps, ReactNode } from "react";
import { radioLegendRecipe } from "./radio.recipe";
import { useRadioGroup } from "./radio-group-context";

export interface RadioLegendProps extends ComponentProps<"legend"> {
  /** The question that the choices answer. */
  children: ReactNode;
  /** Extra CSS classes; they win over its own. `className="sr-only"` hides it from the eye and leaves it to screen readers. */
  className?: string;
}

/** Names a Radio.Group that has no `legend` prop, to style the words. It is a child of the group, in no wrapper. */
export function RadioLegend({ className, ...rest }: RadioLegendProps) {
  useRadioGroup("Radio.Legend");
  return <legend data-slot="radio-legend" className={radioLegendRecipe({ className })} {...rest} />;
}
