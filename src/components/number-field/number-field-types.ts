import type { ComponentProps, ReactNode } from "react";
import type { FieldLabels, NumberFieldLabels } from "../../i18n/labels";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import type { FieldTexts, MatchEvents } from "../field";
import type { numberFieldRecipe } from "./number-field.recipe";

type Variants = (typeof numberFieldRecipe)["variants"];

/** Attributes that the component sets itself, or that mean something else as props. */
type Owned = "type" | "size" | "prefix" | "value" | "defaultValue" | "min" | "max" | "step" | "children";

export interface NumberFieldProps
  extends FormValueProps<number | null>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    Omit<TextControlProps, "onValueChange">,
    LabelsProps<NumberFieldLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"input">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the input itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** The minimum value. A lower value is set to it when the field loses the focus. */
  min?: number;
  /** The maximum value. A higher value is set to it when the field loses the focus. */
  max?: number;
  /**
   * The amount by which arrow keys and buttons change the value. Like a native number input, the browser's validation
   * rejects values between steps.
   * @default 1
   */
  step?: number | "any";
  /** The amount of a step with Shift. Defaults to 10 steps. */
  largeStep?: number;
  /** The amount of a step with Alt. Defaults to `step`; with `step="any"`, to 0.1. */
  smallStep?: number;
  /** How the value is formatted, such as a currency or unit. By default, all its digits show, in groups. A maximum of digits also rounds the value. */
  format?: Intl.NumberFormatOptions;
  /** The language for formatting and reading the number, as a BCP 47 tag. Defaults to that of LocaleProvider. */
  locale?: string;
  /** An icon or a short text before the value, such as a currency. */
  prefix?: ReactNode;
  /** An icon or a short text after the value, such as a unit. */
  suffix?: ReactNode;
  /**
   * Shows buttons that decrease and increase the value. They aren't tab stops, because arrow keys do the same.
   * @default false
   */
  steppers?: boolean;
  /**
   * Changes the value when the mouse wheel turns over the focused input.
   * @default false
   */
  allowWheel?: boolean;
  /**
   * Changes the value when `prefix` is dragged to the left or right.
   * @default false
   */
  allowScrub?: boolean;
  /**
   * Called when the value changes: while typing, at each step, and when a form reset restores it.
   * @param value The new value, or `null` if the field is empty.
   */
  onValueChange?: (value: number | null) => void;
  /**
   * Called when a change is complete: after a step, on Enter, or when the field loses the focus.
   * @param value The new value, or `null` if the field is empty.
   */
  onValueCommit?: (value: number | null) => void;
}
