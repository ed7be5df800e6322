"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { type AutocompleteLabels, autocompleteLabels, type FieldLabels } from "../../i18n/labels";
import { type Texts, useLabels } from "../../i18n/labels-provider";
import { XIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { endComposition, keepOnEscape } from "../../lib/base-ui";
import type {
  ControlProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  OpenProps,
  RequiredProps,
  StyleProps,
} from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { isTouched, useOnMount } from "../../lib/dom-state";
import { focusCombobox } from "../../lib/focus-part";
import { withoutInnerChange } from "../../lib/inner-events";
import { closeTopLayer } from "../../lib/overlay-layer";
import type { PickerContentProps } from "../../lib/picker/content";
import { type ItemFilter, labelFilter } from "../../lib/picker/item-filter";
import { type ItemOf, itemLabel } from "../../lib/picker/items";
import {
  createPickerParts,
  type PickerCollectionProps,
  type PickerEmptyProps,
  type PickerGroupLabelProps,
  type PickerGroupProps,
  type PickerItemProps,
  type PickerListProps,
} from "../../lib/picker/parts";
import type { Picker } from "../../lib/picker/picker-context";
import { useListOpen } from "../../lib/picker/use-list-open";
import { usePicker } from "../../lib/picker/use-picker";
import { useControlled } from "../../lib/use-controlled";
import { useDirection } from "../../lib/use-direction";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type PickerControl, usePickerField } from "../field";
import {
  autocompleteContentRecipe,
  autocompleteEmptyRecipe,
  autocompleteGroupLabelRecipe,
  autocompleteGroupRecipe,
  autocompleteInputGroupRecipe,
  autocompleteItemRecipe,
  autocompleteListRecipe,
  autocompleteRecipe,
  autocompleteSeparatorRecipe,
} from "./autocomplete.recipe";

interface AutocompleteContext {
  picker: Picker;
  labels: Texts<"autocomplete">;
  control: PickerControl & { form: string | undefined };
}

export const [AutocompleteProvider, useAutocomplete] =
  createStrictContext<AutocompleteContext>("Autocomplete");

/**
 * @typeParam Items The type of the array of items, or of groups of items.
 */
export interface AutocompleteProps<Items extends readonly unknown[] = readonly unknown[]>
  extends FormValueProps<string | number | string[]>,
    OpenProps,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
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
   * Called with the new value when the user types, selects or clears, or a form reset restores the default.
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

/**
 * A text input with suggestions. For text that must be one of the items, use Combobox.
 *
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ | ARIA combobox pattern}
 * @category Other
 * @alias typeahead, suggest, autosuggest, search box
 * @since 0.1.0
 */
export function Autocomplete<const Items extends readonly unknown[]>({
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
  form,
  className,
  children,
  ref,
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
  const [isOpen, setOpen] = useListOpen("Autocomplete", { open, defaultOpen, onOpenChange, disabled });
  const { picker, onItemHighlighted } = usePicker({ items, labelId, name: ownName });
  const { direction, handlers } = useDirection();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref, focusCombobox);

  const [current, setOwn, restore] = useControlled("Autocomplete.value", value, defaultValue, "");
  const text = String(current);
  const change = (next: string) => {
    if (next === text) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const hidden = useRef<HTMLInputElement>(null);
  useFormReset(hidden, () => {
    const initial = restore();
    if (initial !== undefined && String(initial) !== text) onValueChange?.(String(initial));
  });
  useOnMount(() => {
    const input = root.current?.querySelector<HTMLInputElement>("input[role=combobox]");
    if (!input || !isTouched(input)) return;
    if (value === undefined) change(input.value);
    else input.value = text;
  });

  const content = (
    <div
      data-slot="autocomplete"
      ref={mergedRef}
      className={autocompleteRecipe({ className })}
      {...withoutInnerChange(rest, onValueChange)}
      {...handlers}
      {...(isFramed ? undefined : field.events)}
    >
      <DirectionProvider direction={direction}>
        <Base.Root<unknown>
          id={control.id}
          items={items}
          value={text}
          onValueChange={change}
          open={isOpen}
          onOpenChange={closeTopLayer(picker.layer, setOpen)}
          filter={filter === undefined ? labelFilter(labels.locale) : (filter as ItemFilter<unknown> | null)}
          itemToStringValue={itemLabel}
          onItemHighlighted={onItemHighlighted}
          virtualized={picker.isLong}
          inputRef={hidden}
          name={name}
          form={form}
          required={required}
          disabled={disabled}
        >
          <AutocompleteProvider value={{ picker, labels, control: { ...control, form } }}>
            {children}
          </AutocompleteProvider>
        </Base.Root>
      </DirectionProvider>
      {!isFramed && field.watch}
    </div>
  );
  return isFramed ? <FieldFrame field={field}>{content}</FieldFrame> : content;
}

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
export function AutocompleteInputGroup({
  size,
  className,
  onKeyDown,
  ref,
  ...own
}: AutocompleteInputGroupProps) {
  const { control, labels } = useAutocomplete("Autocomplete.InputGroup");
  const rest = honorAriaDisabled({ ...control, ...own }, { readOnly: true });
  const slots = autocompleteInputGroupRecipe({ size });
  return (
    <div data-slot="autocomplete-box" className={slots.box()}>
      <Base.Input
        data-slot="autocomplete-input-group"
        className={slots.base({ className })}
        {...rest}
        ref={useMergedRefs(ref, endComposition)}
        onKeyDown={keepOnEscape(onKeyDown)}
      />
      <Base.Clear data-slot="autocomplete-clear" aria-label={labels.clear} className={slots.clear()}>
        <XIcon />
      </Base.Clear>
    </div>
  );
}

const parts = createPickerParts("Autocomplete", {
  usePicker: useAutocomplete,
  recipes: {
    content: autocompleteContentRecipe,
    list: autocompleteListRecipe,
    item: autocompleteItemRecipe,
    group: autocompleteGroupRecipe,
    groupLabel: autocompleteGroupLabelRecipe,
    empty: autocompleteEmptyRecipe,
  },
});

export interface AutocompleteContentProps extends PickerContentProps {}

/**
 * The popup with the suggestions, at least as wide as the input. It flips above the input if there isn't enough space
 * below, and scrolls if the list is too long.
 *
 * @baseComponent Autocomplete.Popup
 */
export const AutocompleteContent = parts.Content;

export interface AutocompleteEmptyProps extends PickerEmptyProps {}

/**
 * The message if nothing matches, on screen and for screen readers. Without it, the popup hides.
 *
 * @baseComponent Autocomplete.Empty
 */
export const AutocompleteEmpty = parts.Empty;

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface AutocompleteListProps<Item = any> extends PickerListProps<Item> {
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
export const AutocompleteList = parts.List;

export interface AutocompleteItemProps extends PickerItemProps {}

/**
 * A suggestion. Selecting it puts its label into the input.
 *
 * @baseComponent Autocomplete.Item
 */
export const AutocompleteItem = parts.Item;

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface AutocompleteCollectionProps<Item = any> extends PickerCollectionProps<Item> {}

/**
 * Renders the matching items of the group around it or, without a group, of the list. It adds no element of its own.
 */
export const AutocompleteCollection = parts.Collection;

export interface AutocompleteGroupProps extends PickerGroupProps {
  /** The group's matching items, for the Autocomplete.Collection in it. */
  items?: readonly unknown[];
  /** Autocomplete.GroupLabel and Autocomplete.Collection. */
  children?: ReactNode;
}

/**
 * Items that belong together, named by their label.
 *
 * @baseComponent Autocomplete.Group
 */
export const AutocompleteGroup = parts.Group;

export interface AutocompleteGroupLabelProps extends PickerGroupLabelProps {}

/**
 * The heading that names a group, above its items.
 *
 * @baseComponent Autocomplete.GroupLabel
 * @passThrough
 */
export const AutocompleteGroupLabel = parts.GroupLabel;

export interface AutocompleteSeparatorProps extends StyleProps, ComponentProps<"div"> {}

/**
 * A divider line between ungrouped items.
 *
 * @baseComponent Autocomplete.Separator
 * @passThrough
 */
export function AutocompleteSeparator({ className, ...rest }: AutocompleteSeparatorProps) {
  useAutocomplete("Autocomplete.Separator");
  return (
    <Base.Separator
      data-slot="autocomplete-separator"
      className={autocompleteSeparatorRecipe({ className })}
      {...rest}
    />
  );
}
