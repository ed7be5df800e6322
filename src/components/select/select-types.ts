import type { ComponentProps, ReactNode } from "react";
import type { Labels } from "../../i18n/labels";
import type { PickerPlacement } from "../../lib/picker/content";
import type { FieldTexts } from "../field";
import type { selectRecipe } from "./select.recipe";

/** One of the `items` of a Select. */
export interface SelectItem<Value> {
  /** What it shows. The keyboard finds it by its letters where it is a text. */
  label: ReactNode;
  /** What the Select holds while it is chosen; `null` takes the choice back. */
  value: Value | null;
  /** Shows it and keeps it from being chosen. */
  disabled?: boolean;
}

/** What there is to choose from, as data: a label by each value, or a list where order, type or state matter. */
export type SelectItems<Value> = Readonly<Record<string, ReactNode>> | readonly SelectItem<Value>[];

/** What a Select holds: a value or `null`; with `multiple`, an array of values. */
export type SelectSelection<Value, Multiple> = Multiple extends true ? Value[] : Value | null;

type Owned = "value" | "defaultValue" | "type" | "onChange" | "children" | "disabled" | "name" | "form";

export interface SelectProps<Value = string, Multiple extends boolean = false>
  extends Omit<ComponentProps<"button">, Owned>,
    Omit<FieldTexts, "labels">,
    PickerPlacement {
  /**
   * What there is to choose from: a label by each value, `{ de: "Germany" }`, or a list of `{ label, value, disabled }`
   * for values of any type. Keep the object itself from render to render. Of more than 60, only those in sight are
   * drawn.
   */
  items?: SelectItems<Value>;
  /** The options themselves, in place of `items`: Select.Option, in groups or not. All of them are drawn at once. */
  children?: ReactNode;
  /** What is chosen, when the state is yours; `null` or `[]` for nothing. */
  value?: SelectSelection<Value, Multiple>;
  /** What is chosen at first and after a reset of its form, when the state is its own. */
  defaultValue?: SelectSelection<Value, Multiple>;
  /** Called with the value or values that are chosen now, after each change by the user or by a reset. */
  onValueChange?: (value: SelectSelection<Value, Multiple>) => void;
  /** Lets several be chosen; the list stays open meanwhile. */
  multiple?: Multiple;
  /** Says whether an option's value is the one that is chosen, where objects are made anew and so are never identical. */
  isItemEqualToValue?: (item: Value, value: Value) => boolean;
  /**
   * Draws what is chosen in the control, in place of the label of its option; with `multiple`, of all at once. Where it
   * gives nothing, the label shows as ever.
   */
  renderValue?: (value: Multiple extends true ? Value[] : Value) => ReactNode;
  /** What shows while nothing is chosen. */
  placeholder?: ReactNode;
  /** Height, padding, radius and text size of the control, on the scale that all controls share. */
  size?: keyof (typeof selectRecipe)["variants"]["size"];
  /**
   * Says that the options are on their way, and keeps the list closed until they are there.
   * @default false
   */
  loading?: boolean;
  /** Whether the list is open. Set it together with `onOpenChange` to hold the state yourself. */
  open?: boolean;
  /**
   * Whether the list is open at first, where it holds its state itself.
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
  /** The id of the form that it belongs to, where it stands outside of it. */
  form?: string;
  /**
   * Leaves the label to screen readers, where the place says it to the eye.
   * @default false
   */
  hideLabel?: boolean;
  /** Replaces words of Kerf's own, as the one for no options or the marker "optional". */
  labels?: Partial<Labels["select"] & Labels["field"]>;
  /** Extra CSS classes for the control itself, also where a label stands above it; they win over its own. */
  className?: string;
}
