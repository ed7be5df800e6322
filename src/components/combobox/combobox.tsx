"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { type ComboboxLabels, comboboxLabels, type FieldLabels } from "../../i18n/labels";
import { type Texts, useLabels } from "../../i18n/labels-provider";
import type {
  ControlProps,
  FormOwnerProps,
  LabelsProps,
  OpenProps,
  RequiredProps,
  SelectionProps,
  StyleProps,
} from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { isTouched, replayChanges, useOnMount } from "../../lib/dom-state";
import { focusCombobox } from "../../lib/focus-part";
import { withoutInnerChange } from "../../lib/inner-events";
import { closeTopLayer } from "../../lib/overlay-layer";
import { type ItemFilter, labelFilter } from "../../lib/picker/item-filter";
import { flatItems, type ItemOf, itemFormValue, itemLabel } from "../../lib/picker/items";
import type { Picker } from "../../lib/picker/picker-context";
import { findByText, useAutofill } from "../../lib/picker/use-autofill";
import { useListOpen } from "../../lib/picker/use-list-open";
import { usePicker } from "../../lib/picker/use-picker";
import { useSelectedValue } from "../../lib/picker/use-selected-value";
import { useDirection } from "../../lib/use-direction";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type PickerControl, usePickerField } from "../field";
import { comboboxRecipe } from "./combobox.recipe";

type Variants = (typeof comboboxRecipe)["variants"];

interface ComboboxContext {
  picker: Picker;
  size: keyof Variants["size"] | undefined;
  inputSide: keyof Variants["inputSide"] | undefined;
  labels: Texts<"combobox">;
  /** Connects the control to its label and messages. */
  control: PickerControl & { form: string | undefined };
}

export const [ComboboxProvider, useCombobox] = createStrictContext<ComboboxContext>("Combobox");

/**
 * What a Combobox holds: an item or `null`; with `multiple`, an array of items.
 * @typeParam Item The type of an item.
 * @typeParam Multiple Whether several can be selected: the type of `multiple`.
 */
export type ComboboxSelection<Item, Multiple> = Multiple extends true ? Item[] : Item | null;

/**
 * @typeParam Items The type of the array of items, or of groups of items.
 * @typeParam Multiple Whether several can be selected: the type of `multiple`.
 */
export interface ComboboxProps<
  Items extends readonly unknown[] = readonly unknown[],
  Multiple extends boolean = false,
> extends SelectionProps<ComboboxSelection<ItemOf<Items>, Multiple>>,
    OpenProps,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    LabelsProps<ComboboxLabels & FieldLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "defaultValue" | "onChange">,
    Omit<FieldTexts, "labels"> {
  /**
   * The items: strings, numbers, or objects with a `label` and optionally a `value`, which is submitted. For groups, pass
   * `{ value: "Asia", items: […] }`. Keep the same array between renders.
   */
  items: Items;
  /**
   * Called with the new value when the user changes it, or a form reset restores the default.
   * @param value The new selection.
   */
  onValueChange?: (value: ComboboxSelection<ItemOf<Items>, Multiple>) => void;
  /** Whether several items can be selected, each an entry in form data. Combobox.TriggerMultipleWithInput shows them as chips. */
  multiple?: Multiple;
  /**
   * Compares an item with a selected value, when items are objects recreated on each render.
   * @param item An item of `items`.
   * @param value A selected item.
   */
  isItemEqualToValue?: (item: ItemOf<Items>, value: ItemOf<Items>) => boolean;
  /**
   * Whether an item matches the typed text. By default, its label is searched, ignoring case and accents. `null` shows all
   * items, for searches on a server.
   */
  filter?: ItemFilter<ItemOf<Items>> | null;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The position of the input in Combobox.TriggerMultipleWithInput. */
  inputSide?: keyof Variants["inputSide"];
  /** One of the triggers, and Combobox.Content. */
  children?: ReactNode;
}

const slots = comboboxRecipe();

/**
 * A searchable list for selecting one item, or several as chips. For free text, use Autocomplete. For a short list, use
 * Select.
 *
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ | ARIA combobox pattern}
 * @category Input
 * @alias typeahead, multi select, searchable select, filterable select
 * @since 0.1.0
 */
export function Combobox<const Items extends readonly unknown[], Multiple extends boolean = false>({
  items,
  value,
  defaultValue,
  onValueChange,
  multiple,
  isItemEqualToValue,
  filter,
  open,
  defaultOpen,
  onOpenChange,
  size,
  inputSide,
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
}: ComboboxProps<Items, Multiple>) {
  const labels = useLabels("combobox", comboboxLabels, ownLabels);
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
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [selected, select] = useSelectedValue({
    component: "Combobox",
    control: input,
    items,
    value,
    defaultValue,
    multiple,
    onValueChange,
  });
  useOnMount(() => {
    const text = root.current?.querySelector<HTMLInputElement>("input[role=combobox]");
    if (!text || !isTouched(text)) return;
    const found =
      multiple || value !== undefined ? undefined : findByText(flatItems(items), text.value, labels.locale);
    if (document.activeElement === text && found === undefined) return replayChanges([text], false);
    text.value = text.defaultValue;
    if (found !== undefined) select(found);
  });
  useAutofill({ root, hidden: input, items, locale: labels.locale, selected, select });
  const [isOpen, setOpen] = useListOpen("Combobox", { open, defaultOpen, onOpenChange, disabled });
  const { picker, onItemHighlighted } = usePicker({ items, labelId, name: ownName });
  const { direction, handlers } = useDirection();
  const mergedRef = useMergedRefs(root, ref, focusCombobox);

  const content = (
    <div
      data-slot="combobox"
      ref={mergedRef}
      className={slots.base({ className })}
      {...withoutInnerChange(rest, onValueChange)}
      {...handlers}
      {...(isFramed ? undefined : field.events)}
    >
      <DirectionProvider direction={direction}>
        <Base.Root<unknown, boolean>
          id={control.id}
          items={items}
          value={selected as never}
          onValueChange={select}
          multiple={multiple}
          isItemEqualToValue={isItemEqualToValue as never}
          filter={filter === undefined ? labelFilter(labels.locale) : (filter as ItemFilter<unknown> | null)}
          itemToStringLabel={itemLabel}
          itemToStringValue={itemFormValue}
          open={isOpen}
          onOpenChange={closeTopLayer(picker.layer, setOpen)}
          onItemHighlighted={onItemHighlighted}
          autoHighlight
          virtualized={picker.isLong}
          inputRef={input}
          name={name}
          form={form}
          required={required}
          disabled={disabled}
        >
          <ComboboxProvider value={{ picker, size, inputSide, labels, control: { ...control, form } }}>
            {children}
          </ComboboxProvider>
        </Base.Root>
      </DirectionProvider>
      {!isFramed && field.watch}
    </div>
  );
  return isFramed ? <FieldFrame field={field}>{content}</FieldFrame> : content;
}
