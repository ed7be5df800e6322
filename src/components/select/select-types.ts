import type { ComponentProps, ReactNode } from "react";
import type { FieldLabels, SelectLabels } from "../../i18n/labels";
import type {
  ControlProps,
  ControlStyleProps,
  DisabledItemProps,
  FormOwnerProps,
  LabelsProps,
  OpenProps,
  RequiredProps,
  SelectionProps,
} from "../../lib/common-props";
import type { PickerPlacement } from "../../lib/picker/content";
import type { FieldTexts } from "../field";
import type { selectRecipe } from "./select.recipe";

/**
 * An item of a Select's `items`.
 * @typeParam Value The type of the value of an option.
 */
export interface SelectItem<Value> extends DisabledItemProps {
  /** The label. If it is text, typing its letters finds the option. */
  label: ReactNode;
  /** The Select's value while this option is selected; `null` clears the selection. */
  value: Value | null;
}

/**
 * The options as data: an object of labels by value, or a list when order, value type or disabled state matter.
 * @typeParam Value The type of the value of an option.
 */
export type SelectItems<Value> =
  /** The labels by value. */
  | Readonly<Record<string, ReactNode>>
  /** The options in order. */
  | readonly SelectItem<Value>[];

/**
 * The value of a Select: a value or `null`; with `multiple`, an array of values.
 * @typeParam Value The type of the value of an option.
 * @typeParam Multiple Whether several can be selected: the type of `multiple`.
 */
export type SelectSelection<Value, Multiple> = Multiple extends true ? Value[] : Value | null;

type Owned = "value" | "defaultValue" | "type" | "onChange" | "children" | "disabled" | "name" | "form";

/**
 * @typeParam Value The type of the value of an option.
 * @typeParam Multiple Whether several can be selected: the type of `multiple`.
 */
export interface SelectProps<Value = string, Multiple extends boolean = false>
  extends SelectionProps<SelectSelection<Value, Multiple>>,
    OpenProps,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    LabelsProps<SelectLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"button">, Owned>,
    Omit<FieldTexts, "labels">,
    PickerPlacement {
  /**
   * The options: an object with a label for each value, `{ de: "Germany" }`, or a list of `{ label, value, disabled }`
   * for values of any type. Keep the same object between renders. Beyond 60 options, only visible ones are rendered. If a value
   * is an object, its `value` is submitted.
   */
  items?: SelectItems<Value>;
  /** The options as elements, instead of `items`: Select.Option, grouped or not. All of them are rendered at once. */
  children?: ReactNode;
  /**
   * Called with the new value when the user changes it, or a form reset restores the default.
   * @param value The new selection.
   */
  onValueChange?: (value: SelectSelection<Value, Multiple>) => void;
  /** Whether several options can be selected, each an entry in form data. The list stays open while selecting. */
  multiple?: Multiple;
  /**
   * Compares an option's value with the selected one, when values are objects recreated on each render.
   * @param item The value of an option.
   * @param value A selected value.
   */
  isItemEqualToValue?: (item: Value, value: Value) => boolean;
  /**
   * Renders the selection in the control, instead of the option's label; with `multiple`, the whole selection. If it
   * returns nothing, the label shows.
   * @param value The selected value, or an array of values with `multiple`.
   */
  renderValue?: (value: Multiple extends true ? Value[] : Value) => ReactNode;
  /** The text shown while nothing is selected. */
  placeholder?: ReactNode;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof (typeof selectRecipe)["variants"]["size"];
  /**
   * Whether the options are loading. The list stays closed until they have loaded.
   * @default false
   */
  loading?: boolean;
  /**
   * Hides the label visually and keeps it for screen readers, when the context makes it clear.
   * @default false
   */
  hideLabel?: boolean;
}
