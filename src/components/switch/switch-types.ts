import type { ComponentProps, ReactNode } from "react";
import type { FieldTexts } from "../field";
import type { switchRecipe } from "./switch.recipe";

/** The look of a switch. */
export type SwitchVariant = keyof (typeof switchRecipe)["variants"]["variant"];

/** The size of a switch. */
export type SwitchSize = keyof (typeof switchRecipe)["variants"]["size"];

type Owned = "type" | "value" | "onChange" | "children" | "role" | "aria-checked";

export interface SwitchProps extends Omit<ComponentProps<"button">, Owned>, FieldTexts {
  /** The track height and, with `sm`, a smaller text size. */
  size?: SwitchSize;
  /** The validation style of the track. It has no message and sets no ARIA state. */
  variant?: SwitchVariant;
  /** The label beside the switch. Clicking it toggles the setting. Name the setting, not the action of switching. */
  label?: ReactNode;
  /** A hint below the label that everyone needs. It is replaced by the error while one shows. */
  description?: ReactNode;
  /**
   * Places the track before its label. `false` places it at the end of the full width, as in lists of settings, where
   * people scan for names first.
   * @default true
   */
  controlFirst?: boolean;
  /** Whether it is on. Pass it with `onValueChange` to control the state. */
  checked?: boolean;
  /** Whether it is on initially and after a form reset, when uncontrolled. */
  defaultChecked?: boolean;
  /**
   * Takes the switch out of use, out of the tab order and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /** The name under which a form sends the value. */
  name?: string;
  /** The value submitted with a form while it is on. Defaults to `"on"`. */
  value?: string;
  /**
   * Keeps the form from being sent until it is on.
   * @default false
   */
  required?: boolean;
  /** Extra CSS classes for the track; they win over its own. */
  className?: string;
  /** Called with the new state when someone toggles the switch or resets the form. */
  onValueChange?: (checked: boolean) => void;
}
