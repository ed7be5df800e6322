"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import type { ComponentProps } from "react";
import { XIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { keepOnEscape } from "../../lib/base-ui";
import type { StyleProps } from "../../lib/common-props";
import { autocompleteInputGroupRecipe } from "./autocomplete.recipe";
import { useAutocomplete } from "./autocomplete-context";

type Variants = (typeof autocompleteInputGroupRecipe)["variants"];

export interface AutocompleteInputGroupProps
  extends StyleProps,
    Omit<ComponentProps<"input">, "size" | "value" | "defaultValue"> {
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** An example of a value, shown while the control is empty. It doesn't replace a label. */
  placeholder?: string;
}

/**
 * The input, with a button that clears it when it has text. It accepts all attributes of an input.
 *
 * @baseComponent Autocomplete.Input
 */
export function AutocompleteInputGroup({ size, className, onKeyDown, ...own }: AutocompleteInputGroupProps) {
  const { control, labels } = useAutocomplete("Autocomplete.InputGroup");
  const rest = honorAriaDisabled({ ...control, ...own }, { readOnly: true });
  const slots = autocompleteInputGroupRecipe({ size });
  return (
    <div data-slot="autocomplete-box" className={slots.box()}>
      <Base.Input
        data-slot="autocomplete-input-group"
        className={slots.base({ className })}
        {...rest}
        onKeyDown={keepOnEscape(onKeyDown)}
      />
      <Base.Clear data-slot="autocomplete-clear" aria-label={labels.clear} className={slots.clear()}>
        <XIcon />
      </Base.Clear>
    </div>
  );
}
