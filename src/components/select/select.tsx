"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import {
  type ComponentProps,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useDirection } from "../../hooks/use-direction";
import { type Labels, selectLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { PickerPlacement } from "../../lib/picker/content";
import { itemFormValue, itemLabel } from "../../lib/picker/items";
import { usePickedValue } from "../../lib/picker/use-picked-value";
import { usePicker } from "../../lib/picker/use-picker";
import { usePickerField } from "../../lib/picker/use-picker-field";
import { FieldFrame, type FieldTexts, isShown } from "../field";
import { selectRecipe } from "./select.recipe";
import { SelectProvider } from "./select-context";
import { SelectPopup } from "./select-popup";
import { SelectShown } from "./select-shown";
import { SelectTrigger } from "./select-trigger";
import type { SelectItems, SelectSelection } from "./select-types";
import { rowsOfItems, rowsOfList, useSelectItems } from "./use-select-items";
import { useSelectKeys } from "./use-select-keys";

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

/** Assembled in index.ts, where its documentation stands. */
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
    aria: {
      "aria-label": ariaLabel,
      "aria-labelledby": ariaLabelledby,
      "aria-describedby": ariaDescribedby,
      "aria-invalid": ariaInvalid,
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement, []);
  const active = useRef(-1);
  const [picked, pick] = usePickedValue({ control: input, value, defaultValue, multiple, onValueChange });
  const data = useSelectItems(children === undefined ? (items ?? {}) : undefined);
  const { picker, onItemHighlighted } = usePicker({ items: data?.values ?? none, labelId, name: ownName });
  const { direction, handlers } = useDirection();

  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = !loading && (open ?? ownOpen);
  const setOpen = (next: boolean) => {
    if (next === isOpen || loading) return;
    if (open === undefined) setOwnOpen(next);
    onOpenChange?.(next);
  };
  const listId = `${control.id}list`;
  /** The primitive tells an input within the popup which option is highlighted; here the control has the focus. */
  const tellActive = () => {
    const id = isOpen && active.current >= 0 ? `${control.id}-${active.current}` : "";
    if (id) trigger.current?.setAttribute("aria-activedescendant", id);
    else trigger.current?.removeAttribute("aria-activedescendant");
  };
  useLayoutEffect(tellActive);
  const keys = useSelectKeys({
    isOpen,
    setOpen,
    multiple,
    rows: () => (data && picker.isLong ? rowsOfItems(data.list) : rowsOfList(list.current)),
    active,
    highlight: picker.highlight,
    id: control.id,
    locale: labels.locale,
  });

  const chosen = Array.isArray(picked) && multiple ? picked : picked === null ? none : [picked];
  const state = useMemo(() => {
    const held = multiple ? (picked as readonly unknown[]) : [picked];
    const equal =
      (isItemEqualToValue as ((item: unknown, value: unknown) => boolean) | undefined) ?? Object.is;
    // Nothing is equal to nothing only, and no comparison of the caller's is asked about it.
    const isEqual = (item: unknown, one: unknown) =>
      item === null || one === null ? item === one : equal(item, one);
    return { isChosen: (item: unknown) => held.some((one) => isEqual(item, one)) };
  }, [picked, multiple, isItemEqualToValue]);

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
            active.current = details.index;
            onItemHighlighted(item, details);
            tellActive();
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
