import type { ComponentProps, ReactNode } from "react";
import type { CheckedProps, ControlProps, ControlStyleProps } from "../../lib/common-props";
import type { checkboxRecipe } from "./checkbox.recipe";

/** The validation style of a checkbox. */
export type CheckboxVariant = keyof (typeof checkboxRecipe)["variants"]["variant"];

export interface CheckboxProps
  extends CheckedProps,
    ControlProps,
    ControlStyleProps,
    Omit<ComponentProps<"input">, "type" | "size" | "value" | "children"> {
  /** The validation style. It has no message and sets no ARIA state. */
  variant?: CheckboxVariant;
  /** The visible text beside the control, and its accessible name. Clicking it has the same effect as clicking the control. */
  label?: ReactNode;
  /** Help that not everyone needs. An info button beside the label shows it. */
  labelTooltip?: ReactNode;
  /**
   * Places the control before its label. `false` suits lists of settings, where people scan the labels first.
   * @default true
   */
  controlFirst?: boolean;
  /**
   * Shows a minus instead of a check, for a partial selection. It stays until this prop changes. Clicking it and
   * submitting it work as without it.
   * @default false
   */
  indeterminate?: boolean;
  /**
   * Represents all items of the Checkbox.Group around it, which requires `allValues`. It is checked if all are, and mixed
   * if some are. Clicking it checks or unchecks all items that aren't disabled.
   * @default false
   */
  parent?: boolean;
}
