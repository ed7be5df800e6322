import type { ComponentProps, ReactNode } from "react";
import type { checkboxRecipe } from "./checkbox.recipe";

/** How a checkbox looks. */
export type CheckboxVariant = keyof (typeof checkboxRecipe)["variants"]["variant"];

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size" | "children"> {
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
  /** Whether it is checked, when the state is yours: it then changes only if `onValueChange` changes it. */
  checked?: boolean;
  /** Whether it is checked at first and after a reset of its form, when the state is its own. */
  defaultChecked?: boolean;
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
  /**
   * Takes the checkbox out of use, out of the tab order and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /** The name under which a form sends the value. */
  name?: string;
  /** What a form sends while it is checked; `"on"` when left out. */
  value?: string;
  /**
   * Keeps the form from being sent until it is checked.
   * @default false
   */
  required?: boolean;
  /** Extra CSS classes for the box; they win over its own. */
  className?: string;
  /** Called with the new state when someone toggles the checkbox or resets its form. */
  onValueChange?: (checked: boolean) => void;
}
