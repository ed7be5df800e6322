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
 * The panel that opens below the input while there is something to suggest, at least as wide. It flips where there is no room, and scrolls rather than
 * leave the view.
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
  /** What to say, and perhaps what to do about it; "No results" where it is left out. */
  children?: ReactNode;
}

/**
 * Says that there is nothing to suggest, on screen and to screen readers. Without it, the popup hides then.
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

// biome-ignore lint/suspicious/noExplicitAny: no type leads here from the root's items, and callers know them.
export interface AutocompleteListProps<Item = any>
  extends StyleProps,
    Omit<ComponentProps<"div">, "children"> {
  /**
   * Draws an item that is found, or a group where the items are groups; it needs no key. In place of the function,
   * anything with a Autocomplete.Collection in it.
   */
  children?: ReactNode | ((item: Item, index: number) => ReactNode);
}

/**
 * The list of what is found. Of a long one, only the items in sight are drawn.
 *
 * @baseComponent Autocomplete.List
 */
// biome-ignore lint/suspicious/noExplicitAny: what a function without types takes.
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
