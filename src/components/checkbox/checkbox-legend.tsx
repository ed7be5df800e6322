"use client";

import type { ComponentProps, ReactNode } from "react";
import { checkboxLegendRecipe } from "./checkbox.recipe";
import { useCheckboxGroup } from "./checkbox-group-context";

export interface CheckboxLegendProps extends ComponentProps<"legend"> {
  /** The question that the choices answer. */
  children: ReactNode;
  /** Extra CSS classes; they win over its own. `className="sr-only"` hides it from the eye and leaves it to screen readers. */
  className?: string;
}

/** Names a Checkbox.Group that has no `legend` prop, to style the words. It is a child of the group, in no wrapper. */
export function CheckboxLegend({ className, ...rest }: CheckboxLegendProps) {
  useCheckboxGroup("Checkbox.Legend");
  return <legend data-slot="checkbox-legend" className={checkboxLegendRecipe({ className })} {...rest} />;
}
