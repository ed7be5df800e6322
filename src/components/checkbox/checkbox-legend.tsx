"use client";

import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { checkboxLegendRecipe } from "./checkbox.recipe";
import { useCheckboxGroup } from "./checkbox-group-context";

export interface CheckboxLegendProps extends StyleProps, ComponentProps<"legend"> {
  /** The question that the items answer. */
  children: ReactNode;
}

/**
 * The legend of a Checkbox.Group without the `legend` prop, for a custom style. It must be a direct child of the group.
 * `className="sr-only"` hides it visually but not from screen readers.
 */
export function CheckboxLegend({ className, ...rest }: CheckboxLegendProps) {
  useCheckboxGroup("Checkbox.Legend");
  return <legend data-slot="checkbox-legend" className={checkboxLegendRecipe({ className })} {...rest} />;
}
