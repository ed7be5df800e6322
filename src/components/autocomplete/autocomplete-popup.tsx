"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { PickerContent, type PickerContentProps } from "../../lib/picker/content";
import { pickerName } from "../../lib/picker/picker-context";
import { ResultCount } from "../../lib/picker/result-count";
import { Rows } from "../../lib/picker/rows";
import {
  autocompleteContentRecipe,
  autocompleteEmptyRecipe,
  autocompleteListRecipe,
} from "./autocomplete.recipe";
import { useAutocomplete } from "./autocomplete-context";

export interface AutocompleteContentProps extends PickerContentProps {}

/**
 * The popup with the suggestions, at least as wide as the input. It flips above the input if there isn't enough space
 * below, and scrolls if the list is too long.
 *
 * @baseComponent Autocomplete.Popup
 */
export function AutocompleteContent({ className, children, ...rest }: AutocompleteContentProps) {
  const { picker, labels } = useAutocomplete("Autocomplete.Content");
  return (
    <PickerContent
      picker={picker}
      slot="autocomplete"
      {...pickerName(picker, labels)}
      className={autocompleteContentRecipe({ className })}
      {...rest}
    >
      {children}
      <ResultCount slot="autocomplete-status" locale={labels.locale} texts={labels.results} />
    </PickerContent>
  );
}

export interface AutocompleteEmptyProps extends StyleProps, ComponentProps<"div"> {
  /** The message, and what to do about it. Defaults to "No results". */
  children?: ReactNode;
}

/**
 * The message if nothing matches, on screen and for screen readers. Without it, the popup hides.
 *
 * @baseComponent Autocomplete.Empty
 */
export function AutocompleteEmpty({ className, children, ...rest }: AutocompleteEmptyProps) {
  const { labels } = useAutocomplete("Autocomplete.Empty");
  return (
    <Base.Empty data-slot="autocomplete-empty" className={autocompleteEmptyRecipe({ className })} {...rest}>
      {children ?? labels.empty}
    </Base.Empty>
  );
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface AutocompleteListProps<Item = any>
  extends StyleProps,
    Omit<ComponentProps<"div">, "children"> {
  /**
   * A function that renders a suggestion, or a group if the items are groups. It needs no `key`. Instead of a function,
   * pass content with an Autocomplete.Collection in it.
   * @param item An item, or a group if the items are groups.
   * @param index The position in the list, counted from 0.
   */
  children?: ReactNode | ((item: Item, index: number) => ReactNode);
}

/**
 * The list of suggestions. A long list renders only its visible items.
 *
 * @baseComponent Autocomplete.List
 */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function AutocompleteList<Item = any>({ className, children, ...rest }: AutocompleteListProps<Item>) {
  const { picker, labels } = useAutocomplete("Autocomplete.List");
  return (
    <Base.List
      data-slot="autocomplete-list"
      className={autocompleteListRecipe({ className })}
      {...pickerName(picker, labels)}
      {...rest}
    >
      {typeof children === "function" ? <Rows picker={picker}>{children}</Rows> : children}
    </Base.List>
  );
}
