"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ReactNode, useImperativeHandle, useRef } from "react";
import { selectLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { isAriaDisabled } from "../../lib/aria-disabled";
import { itemFormValue, itemLabel } from "../../lib/picker/items";
import { usePickedValue } from "../../lib/picker/use-picked-value";
import { usePicker } from "../../lib/picker/use-picker";
import { useDirection } from "../../lib/use-direction";
import { FieldFrame, isShown, usePickerField } from "../field";
import { selectRecipe } from "./select.recipe";
import { SelectProvider } from "./select-context";
import { SelectPopup } from "./select-popup";
import { SelectShown } from "./select-shown";
import { SelectTrigger } from "./select-trigger";
import type { SelectProps } from "./select-types";
import { type Equality, useChosen } from "./use-chosen";
import { useSelectItems } from "./use-select-items";
import { useSelectList } from "./use-select-list";

/** Documented in index.ts. */
export function SelectRoot<Value = string, Multiple extends boolean = false>({
  items,
  children,
  value,
  defaultValue,
  onValueChange,
  multiple,
  isItemEqualToValue,
  renderValue,
  placeholder,
  size,
  loading,
  open,
  defaultOpen = false,
  onOpenChange,
  required,
  disabled,
  name,
  form,
  label,
  hideLabel,
  labelTooltip,
  description,
  error,
  labels: ownLabels,
  side,
  sideOffset,
  align,
  alignOffset,
  container,
  id,
  ref,
  onKeyDown,
  onKeyUp,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledby,
  "aria-describedby": ariaDescribedby,
  "aria-invalid": ariaInvalid,
  ...rest
}: SelectProps<Value, Multiple>) {
  const labels = useLabels("select", selectLabels, ownLabels);
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
    id,
    "aria-label": ariaLabel,
    "aria-labelledby": ariaLabelledby,
    "aria-describedby": ariaDescribedby,
    "aria-invalid": ariaInvalid,
  });
  const input = useRef<HTMLInputElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement, []);
  const [picked, pick] = usePickedValue({ control: input, value, defaultValue, multiple, onValueChange });
  const data = useSelectItems(children === undefined ? (items ?? {}) : undefined);
  const { picker, onItemHighlighted } = usePicker({ items: data?.values ?? none, labelId, name: ownName });
  const { direction, handlers } = useDirection();

  const { isOpen, setOpen, list, listId, keys, onHighlighted } = useSelectList({
    trigger,
    id: control.id,
    picker,
    items: data?.list,
    open,
    defaultOpen,
    isKept: loading || isAriaDisabled(rest),
    onOpenChange,
    multiple,
    locale: labels.locale,
  });
  const { chosen, state } = useChosen(picked, multiple, isItemEqualToValue as Equality | undefined);
  const isEmpty = chosen.length === 0;
  const isPlaceholder = isEmpty && (isShown(placeholder) || !!loading);
  const slots = selectRecipe({ size });
  let shown: ReactNode = isEmpty ? placeholder : renderValue?.(picked as never);
  if (!isShown(shown)) {
    shown = (
      <SelectShown items={data?.list} isChosen={state.isChosen} chosen={chosen}>
        {children}
      </SelectShown>
    );
  }
  if (loading && (isEmpty || data?.list.length === 0)) shown = labels.loading;

  const root = (
    <div
      data-slot="select-box"
      className={slots.box()}
      {...handlers}
      {...(isFramed ? undefined : field.events)}
    >
      <DirectionProvider direction={direction}>
        <Base.Root<unknown, boolean>
          id={control.id}
          items={data?.values}
          value={picked as never}
          onValueChange={pick}
          multiple={multiple}
          isItemEqualToValue={isItemEqualToValue as never}
          filter={null}
          itemToStringLabel={itemLabel}
          itemToStringValue={itemFormValue}
          open={isOpen}
          onOpenChange={setOpen}
          onItemHighlighted={(item, details) => {
            onHighlighted(details.index);
            onItemHighlighted(item, details);
          }}
          virtualized={picker.isLong}
          inputRef={input}
          name={name}
          form={form}
          required={required}
          disabled={disabled}
        >
          <SelectProvider value={state}>
            <SelectTrigger
              {...rest}
              slots={slots}
              control={control}
              ref={trigger}
              listId={isOpen ? listId : undefined}
              isLoading={loading}
              isPlaceholder={isPlaceholder}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                keys.onKeyDown(event);
              }}
              onKeyUp={(event) => {
                onKeyUp?.(event);
                keys.onKeyUp(event);
              }}
            >
              {shown}
            </SelectTrigger>
            <SelectPopup
              slots={slots}
              picker={picker}
              placement={{ side, sideOffset, align, alignOffset, container }}
              labels={labels}
              list={list}
              listId={listId}
              items={data?.list}
            >
              {children}
            </SelectPopup>
          </SelectProvider>
        </Base.Root>
      </DirectionProvider>
      {!isFramed && field.watch}
    </div>
  );
  if (!isFramed) return root;
  return (
    <FieldFrame field={field} className={hideLabel ? slots.unlabelled() : undefined}>
      {root}
    </FieldFrame>
  );
}

const none: never[] = [];
