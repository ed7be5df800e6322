import type { ComponentProps, ReactNode } from "react";
import type { Labels } from "../../i18n/labels";
import type { PickerPlacement } from "../../lib/picker/content";
import type { FieldTexts } from "../field";
import type { selectRecipe } from "./select.recipe";

/** An item of a Select's `items`. */
export interface SelectItem<Value> {
  /** The label. If it is text, typing its letters finds the option. */
  label: ReactNode;
  /** The Select's value while this option is selected; `null` clears the selection. */
  value: Value | null;
  /** Disables the option. It is visible but can't be selected. */
  disabled?: boolean;
}

/** The options as data: an object of labels by value, or a list when order, value type or disabled state matter. */
export type SelectItems<Value> = Readonly<Record<string, ReactNode>> | readonly SelectItem<Value>[];

/** The value of a Select: a value or `null`; with `multiple`, an array of values. */
export type SelectSelection<Value, Multiple> = Multiple extends true ? Value[] : Value | null;

type Owned = "value" | "defaultValue" | "type" | "onChange" | "children" | "disabled" | "name" | "form";

export interface SelectProps<Value = string, Multiple extends boolean = false>
  extends Omit<ComponentProps<"button">, Owned>,
    Omit<FieldTexts, "labels">,
    PickerPlacement {
  /**
   * The options: an object with a label for each value, `{ de: "Germany" }`, or a list of `{ label, value, disabled }`
   * for values of any type. Keep the same object between renders. Beyond 60 options, only visible ones are rendered.
   */
  items?: SelectItems<Value>;
  /** The options as elements, instead of `items`: Select.Option, grouped or not. All of them are rendered at once. */
  children?: ReactNode;
  /** The controlled value; `null` or `[]` selects nothing. */
  value?: SelectSelection<Value, Multiple>;
  /** What is chosen at first and after a reset of its form, when the state is its own. */
  defaultValue?: SelectSelection<Value, Multiple>;
  /** Called with the selected value or values, after each change by the user or a form reset. */
  onValueChange?: (value: SelectSelection<Value, Multiple>) => void;
  /** Whether several options can be selected. The list stays open while selecting. */
  multiple?: Multiple;
  /** Compares an option's value with the selected one, when values are objects recreated on each render. */
  isItemEqualToValue?: (item: Value, value: Value) => boolean;
  /**
   * Renders the selection in the control, instead of the option's label; with `multiple`, the whole selection. If it
   * returns nothing, the label shows.
   */
  renderValue?: (value: Multiple extends true ? Value[] : Value) => ReactNode;
  /** The text shown while nothing is selected. */
  placeholder?: ReactNode;
  /** Height, padding, radius and text size of the control, on the scale shared by all controls. */
  size?: keyof (typeof selectRecipe)["variants"]["size"];
  /**
   * Whether the options are loading. The list stays closed until they have loaded.
   * @default false
   */
  loading?: boolean;
  /** Whether the list is open. Pass it with `onOpenChange` to control the state. */
  open?: boolean;
  /**
   * Whether the list is open initially, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the list should open or close. */
  onOpenChange?: (open: boolean) => void;
  /** Keeps the form from being sent while nothing is chosen. An explicit `false` puts the word "optional" after the label. */
  required?: boolean;
  /**
   * Takes it out of use, out of the tab order and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /** The name under which a form sends the value, of an object its `value`; with `multiple`, once for each. */
  name?: string;
  /** The id of the form that it belongs to, if it is rendered outside the form. */
  form?: string;
  /**
   * Hides the label visually and keeps it for screen readers, when the context makes it clear.
   * @default false
   */
  hideLabel?: boolean;
  /** Replaces words of Kerf's own, as the one for no options or the marker "optional". */
  labels?: Partial<Labels["select"] & Labels["field"]>;
  /** Extra CSS classes for the control itself, also where a label stands above it; they win over its own. */
  className?: string;
}
