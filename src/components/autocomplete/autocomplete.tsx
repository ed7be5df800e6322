"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { type AutocompleteLabels, autocompleteLabels, type FieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type {
  ControlProps,
  FormValueProps,
  LabelsProps,
  OpenProps,
  RequiredProps,
  StyleProps,
} from "../../lib/common-props";
import { closeTopLayer } from "../../lib/overlay-layer";
import { type ItemFilter, labelFilter } from "../../lib/picker/item-filter";
import { type ItemOf, itemLabel } from "../../lib/picker/items";
import { usePicker } from "../../lib/picker/use-picker";
import { useDirection } from "../../lib/use-direction";
import { useFormReset } from "../../lib/use-form-reset";
import { FieldFrame, type FieldTexts, usePickerField } from "../field";
import { autocompleteRecipe } from "./autocomplete.recipe";
import { AutocompleteProvider } from "./autocomplete-context";

/**
 * @typeParam Items The type of the array of items, or of groups of items.
 */
export interface AutocompleteProps<Items extends readonly unknown[] = readonly unknown[]>
  extends FormValueProps<string | number | string[]>,
    OpenProps,
    RequiredProps,
    ControlProps,
    LabelsProps<AutocompleteLabels & FieldLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "defaultValue" | "onChange">,
    Omit<FieldTexts, "labels"> {
  /**
   * The suggestions: strings, numbers, or objects with a `label`. For groups, pass `{ value: "Recent", items: […] }`. Keep
   * the same array between renders.
   */
  items: Items;
  /**
   * Called with the new value when the user types, selects, clears or resets the form.
   * @param value The new text.
   */
  onValueChange?: (value: string) => void;
  /**
   * Whether an item is suggested for the typed text. By default, its label is searched, ignoring case and accents. `null`
   * shows all items, for searches on a server.
   */
  filter?: ItemFilter<ItemOf<Items>> | null;
  /** Autocomplete.InputGroup, and Autocomplete.Content. */
  children?: ReactNode;
}

/** Assembled and documented in index.ts. */
export function AutocompleteRoot<const Items extends readonly unknown[]>({
  items,
  value,
  defaultValue = "",
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  filter,
  label,
  labelTooltip,
  labels: ownLabels,
  description,
  error,
  required,
  disabled,
  name,
  className,
  children,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledby,
  "aria-describedby": ariaDescribedby,
  "aria-invalid": ariaInvalid,
  "aria-disabled": ariaDisabled,
  ...rest
}: AutocompleteProps<Items>) {
  const labels = useLabels("autocomplete", autocompleteLabels, ownLabels);
  const {
    field,
    isFramed,
    labelId,
    name: ownName,
    control,
  } = usePickerField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error,
    required,
    "aria-label": ariaLabel,
    "aria-labelledby": ariaLabelledby,
    "aria-describedby": ariaDescribedby,
    "aria-invalid": ariaInvalid,
    "aria-disabled": ariaDisabled,
  });
  const { picker, onItemHighlighted } = usePicker({ items, labelId, name: ownName });
  const { direction, handlers } = useDirection();

  const [first] = useState(String(value ?? defaultValue));
  const [own, setOwn] = useState(first);
  const text = value === undefined ? own : String(value);
  const change = (next: string) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  const hidden = useRef<HTMLInputElement>(null);
  useFormReset(hidden, () => text !== first && change(first));

  const root = (
    <div
      data-slot="autocomplete"
      className={autocompleteRecipe({ className })}
      {...rest}
      {...handlers}
      {...(isFramed ? undefined : field.events)}
    >
      <DirectionProvider direction={direction}>
        <Base.Root<unknown>
          id={control.id}
          items={items}
          value={text}
          onValueChange={change}
          open={open}
          defaultOpen={defaultOpen}
          onOpenChange={closeTopLayer(picker.layer, (next) => onOpenChange?.(next))}
          filter={filter === undefined ? labelFilter(labels.locale) : (filter as ItemFilter<unknown> | null)}
          itemToStringValue={itemLabel}
          onItemHighlighted={onItemHighlighted}
          virtualized={picker.isLong}
          inputRef={hidden}
          name={name}
          required={required}
          disabled={disabled}
        >
          <AutocompleteProvider value={{ picker, labels, control }}>{children}</AutocompleteProvider>
        </Base.Root>
      </DirectionProvider>
      {!isFramed && field.watch}
    </div>
  );
  return isFramed ? <FieldFrame field={field}>{root}</FieldFrame> : root;
}
