import type { ComponentProps } from "react";
import type { FieldLabels, TimeFieldLabels } from "../../i18n/labels";
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
import type { timeFieldRecipe } from "./time-field.recipe";

type Variants = (typeof timeFieldRecipe)["variants"];
type Owned = "value" | "defaultValue" | "onChange" | "children" | "role";

export interface TimeFieldProps
  extends FormValueProps<string>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    Pick<TextControlProps, "readOnly">,
    LabelsProps<TimeFieldLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"div">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /**
   * The controlled value, such as `"14:30"` or `"14:30:15"`. `""`, or a text that isn't a time, is an empty field. Pass
   * it with `onValueChange` to update it.
   */
  value?: string;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the time itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** The earliest time, such as `"09:00"`. If it is later than `max`, the times between them include midnight. */
  min?: string;
  /** The latest time, such as `"17:30"`. */
  max?: string;
  /**
   * The seconds between valid times, counted from `min` or else from midnight. With `900`, arrow keys reach quarter hours
   * only. If it isn't a multiple of 60, the field has seconds.
   * @default 60
   */
  step?: number;
  /** Whether there are 12 hours, with AM and PM, or 24. Defaults to what the language uses. */
  hourCycle?: "h12" | "h23";
  /** The language for formatting and reading the time, as a BCP 47 tag. Defaults to `labels.locale`. */
  locale?: string;
  /**
   * Called when the value changes: while typing, at each step, and when a form reset restores it.
   * @param value The new time, or `""` if the field is empty or the time isn't complete.
   */
  onValueChange?: (value: string) => void;
}
