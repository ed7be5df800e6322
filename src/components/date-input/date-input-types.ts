import type { ComponentProps } from "react";
import type { DateInputLabels, FieldLabels } from "../../i18n/labels";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  PortalProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import type { CalendarOptions, DateMatcher } from "../date-picker";
import type { FieldTexts, MatchEvents } from "../field";
import type { dateInputRecipe } from "./date-input.recipe";

type Variants = (typeof dateInputRecipe)["variants"];
type Owned = "type" | "size" | "value" | "defaultValue" | "min" | "max" | "step" | "children";

export interface DateInputProps
  extends FormValueProps<Date | null>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    PortalProps,
    Omit<TextControlProps, "onValueChange" | "placeholder">,
    Pick<CalendarOptions, "locale" | "weekStartsOn">,
    LabelsProps<DateInputLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"input">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /**
   * The controlled value, `null` if it is empty. Pass it with `onValueChange` to update it. The time of day is ignored.
   */
  value?: Date | null;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the date itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** The earliest day. Earlier days can't be selected in the calendar, and aren't submitted. */
  min?: Date;
  /** The latest day. Later days can't be selected in the calendar, and aren't submitted. */
  max?: Date;
  /** Further days that can't be selected in the calendar, and aren't submitted. */
  disabledDays?: DateMatcher | DateMatcher[];
  /** The month that the calendar shows while the field is empty. Defaults to the current month. */
  defaultMonth?: Date;
  /**
   * The day to mark as today in the calendar, and whose year completes a date without a year. Defaults to the user's day.
   */
  today?: Date;
  /** An example of a value, shown while the control is empty. Defaults to a pattern such as "MM/DD/YYYY". */
  placeholder?: string;
  /**
   * Called when the value changes: on Enter, when the field loses the focus, when a day is selected, and when a form reset
   * restores it.
   * @param value The local start of the new day, or `null` if the field is empty or its text isn't a date.
   */
  onValueChange?: (value: Date | null) => void;
}
