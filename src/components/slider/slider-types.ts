import type { ComponentProps, ReactNode } from "react";
import type { InfoButtonLabels, SliderLabels } from "../../i18n/labels";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
} from "../../lib/common-props";
import type { FieldTexts, MatchEvents } from "../field";
import type { sliderRecipe } from "./slider.recipe";

type Variants = (typeof sliderRecipe)["variants"];
type Owned = "value" | "defaultValue" | "onChange" | "children" | "role";

/**
 * The value of a Slider: a number; with `range`, the lower and the upper number.
 * @typeParam Range Whether it selects a range: the type of `range`.
 */
export type SliderValue<Range> = Range extends true ? readonly [number, number] : number;

/** A point on a Slider's track. */
export interface SliderMark {
  /** The value of the point. */
  value: number;
  /** A short text or an icon beside the point. */
  label?: ReactNode;
}

/** @typeParam Range Whether it selects a range: the type of `range`. */
export interface SliderProps<Range extends boolean = false>
  extends FormValueProps<SliderValue<Range> | null>,
    ControlProps,
    FormOwnerProps,
    LabelsProps<SliderLabels & InfoButtonLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"div">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /** Whether it selects a range, by two thumbs. Its value is an array of both numbers, each an entry in form data. */
  range?: Range;
  /**
   * The controlled value. `null` is the minimum, or with `range` the whole range. Pass it with `onValueChange` to update it.
   */
  value?: SliderValue<Range> | null;
  /** The direction. A vertical slider has its minimum at the bottom. */
  orientation?: keyof Variants["orientation"];
  /**
   * The minimum value. Home moves the thumb to it.
   * @default 0
   */
  min?: number;
  /**
   * The maximum value, greater than `min`. End moves the thumb to it.
   * @default 100
   */
  max?: number;
  /**
   * The amount by which arrow keys and dragging change the value.
   * @default 1
   */
  step?: number;
  /** The amount of a step with Page Up, Page Down, or Shift and an arrow key. Defaults to 10 steps. */
  largeStep?: number;
  /**
   * The minimum distance between the two values of a range.
   * @default 0
   * @minimum 0
   */
  minDistance?: number;
  /** Points on the track, with or without a label. They are hidden from screen readers. */
  marks?: readonly SliderMark[];
  /** How the value is formatted, for screen readers and for `showValue`. */
  format?: Intl.NumberFormatOptions;
  /** The language for formatting the value, as a BCP 47 tag. Defaults to that of LocaleProvider. */
  locale?: string;
  /**
   * Shows the value next to the label.
   * @default false
   */
  showValue?: boolean;
  /**
   * Called when the value changes: while dragging, at each step, and when a form reset restores it.
   * @param value The new value.
   */
  onValueChange?: (value: SliderValue<Range>) => void;
  /**
   * Called when a change is complete: at the end of dragging, or after a step.
   * @param value The new value.
   */
  onValueCommit?: (value: SliderValue<Range>) => void;
}
