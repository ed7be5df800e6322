import type { ReactNode } from "react";

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
