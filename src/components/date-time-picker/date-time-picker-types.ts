import type { ComponentProps, ReactNode } from "react";
import type { DateTimePickerLabels } from "../../i18n/labels";
import type { FormValueProps, LabelsProps, StyleProps } from "../../lib/common-props";
import type { CalendarOptions } from "../date-picker";
import type { TimeFieldProps } from "../time-field";

type Owned = "onChange" | "defaultValue" | "children" | "disabled" | "name" | "form";

export interface DateTimePickerProps
  extends FormValueProps<Date | null>,
    LabelsProps<DateTimePickerLabels>,
    StyleProps,
    Omit<CalendarOptions, "name" | "required" | "today">,
    Pick<TimeFieldProps, "hourCycle">,
    Omit<ComponentProps<"fieldset">, Owned> {
  /**
   * The controlled value: a moment, `null` if the day or the time is missing. Pass it with `onValueChange` to update it.
   */
  value?: Date | null;
  /**
   * Called when the value changes: when the user selects a day or enters a time, and when a form reset restores it.
   * @param value The new moment, or `null` if the day or the time is missing, or clocks skip it.
   */
  onValueChange?: (value: Date | null) => void;
  /**
   * The time zone of the day and the time, such as "Europe/Berlin", also shown below them. Defaults to the user's, which
   * the server doesn't know: it renders an empty picker then.
   */
  timezone?: string;
  /** The earliest moment. Earlier days can't be selected, and an earlier time isn't submitted. */
  min?: Date;
  /** The latest moment. Later days can't be selected, and a later time isn't submitted. */
  max?: Date;
  /**
   * The seconds between the times that arrow keys reach, counted from midnight. If it isn't a multiple of 60, the time has
   * seconds.
   * @default 60
   */
  step?: number;
  /**
   * Requires a day and a time before the form can be submitted. Selecting the day again doesn't clear it then.
   * @default false
   */
  required?: boolean;
  /**
   * The name of the value in form data: the time and its offset, as in `2026-11-19T14:30+01:00`. Empty without a value.
   */
  name?: string;
  /**
   * The day to mark as today, for tests. Defaults to the current day in the time zone, marked after hydration.
   */
  today?: Date;
  /** A line below the months, such as a limit. Screen readers announce changes. */
  footer?: ReactNode;
}
