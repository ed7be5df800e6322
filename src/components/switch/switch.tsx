import type { ComponentProps, ReactNode } from "react";
import type { FieldTexts } from "../field";
import type { switchRecipe } from "./switch.recipe";
import { SwitchBase } from "./switch-base";

/** How a switch looks. */
export type SwitchVariant = keyof (typeof switchRecipe)["variants"]["variant"];

/** How large a switch is. */
export type SwitchSize = keyof (typeof switchRecipe)["variants"]["size"];

type Owned = "type" | "value" | "onChange" | "children" | "role" | "aria-checked";

export interface SwitchProps extends Omit<ComponentProps<"button">, Owned>, FieldTexts {
  /** Height of the track and, with `sm`, of the words beside it. */
  size?: SwitchSize;
  /** The colour of the track. It says nothing to assistive technology and shows no text. */
  variant?: SwitchVariant;
  /** Names the switch and stands beside it; a click on it switches. Name what is on, not the act of switching. */
  label?: ReactNode;
  /** A hint that everyone needs, below the label. It makes way for the error while one shows. */
  description?: ReactNode;
  /**
   * Puts the track before its label. `false` puts it at the end of the line, as wide as its place: lists of settings,
   * where the eye looks for names first.
   * @default true
   */
  controlFirst?: boolean;
  /** Whether it is on, when the state is yours: it then changes only if `onValueChange` changes it. */
  checked?: boolean;
  /** Whether it is on at first and after a reset of its form, when the state is its own. */
  defaultChecked?: boolean;
  /**
   * Takes the switch out of use, out of the tab order and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /** The name under which a form sends the value. */
  name?: string;
  /** What a form sends while it is on; `"on"` when left out. */
  value?: string;
  /**
   * Keeps the form from being sent until it is on.
   * @default false
   */
  required?: boolean;
  /** Extra CSS classes for the track; they win over its own. */
  className?: string;
  /** Called with the new state when someone switches or resets the form. */
  onValueChange?: (checked: boolean) => void;
}

/** Assembled in index.ts, where its documentation stands. */
export function SwitchRoot(props: SwitchProps) {
  return <SwitchBase kind="switch" {...props} />;
}
