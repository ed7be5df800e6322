import type { ComponentProps, ReactNode } from "react";
import type { CheckedProps, ControlProps, ControlStyleProps } from "../../lib/common-props";
import type { checkboxRecipe } from "./checkbox.recipe";

/** How a checkbox looks. */
export type CheckboxVariant = keyof (typeof checkboxRecipe)["variants"]["variant"];

export interface CheckboxProps
  extends CheckedProps,
    ControlProps,
    ControlStyleProps,
    Omit<ComponentProps<"input">, "type" | "size" | "value" | "children"> {
  /** The colour of the box. It says nothing to assistive technology and shows no text. */
  variant?: CheckboxVariant;
  /** Names the checkbox and stands beside it; a click anywhere on it toggles. */
  label?: ReactNode;
  /** Help that not everyone needs: an info button beside the label shows it. */
  labelTooltip?: ReactNode;
  /**
   * Puts the box before its label. `false` suits lists of settings, where the eye looks for names first.
   * @default true
   */
  controlFirst?: boolean;
  /**
   * Shows a minus for "some of them": neither checked nor unchecked. It stays until this prop changes; a click asks
   * for the next state as always, and a form sends it as `checked` says.
   * @default false
   */
  indeterminate?: boolean;
  /**
   * Stands for all the items of the Checkbox.Group around it, which needs `allValues`: checked when all are, mixed
   * when some are; a click checks or unchecks all those that are not disabled.
   * @default false
   */
  parent?: boolean;
}
