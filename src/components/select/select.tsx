"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useRef } from "react";
import { selectLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { separatorOf } from "../../i18n/locale-context";
import { useLocale } from "../../i18n/locale-provider";
import { ChevronDownIcon } from "../../icons/icons";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { ignoreLabelClick } from "../../lib/base-ui";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { isShown } from "../../lib/is-shown";
import { PickerContent, type PickerPlacement } from "../../lib/picker/content";
import { itemFormValue, itemLabel } from "../../lib/picker/items";
import { createItemParts } from "../../lib/picker/parts";
import { type Picker, pickerName } from "../../lib/picker/picker-context";
import { Rows } from "../../lib/picker/rows";
import { useAutofill } from "../../lib/picker/use-autofill";
import { usePicker } from "../../lib/picker/use-picker";
import { useSelectedValue } from "../../lib/picker/use-selected-value";
import { useDirection } from "../../lib/use-direction";
import { useMergedRefs } from "../../lib/use-merged-refs";
import * as popup from "../../recipes/popup";
import { FieldFrame, type PickerControl, usePickerField } from "../field";
import { Spinner } from "../loader";
import {
  selectGroupLabelRecipe,
  selectGroupRecipe,
  selectOptionRecipe,
  selectRecipe,
  selectSeparatorRecipe,
} from "./select.recipe";
import type { SelectItem, SelectProps } from "./select-types";
import {
  type Equality,
  type SelectState,
  useSelectItems,
  useSelection,
  useSelectList,
} from "./use-select-list";

export const [SelectProvider, useSelect] = createStrictContext<SelectState>("Select");

/** The text between the selected options, in the control. In the list, which shows all options, it is undefined. */
const ControlSeparator = createContext<string | undefined>(undefined);

/**
 * A dropdown list for selecting one value or several. For a few options that should all be visible, use Radio.Group; for
 * searching by typing, use Combobox.
 *
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ | ARIA select-only combobox pattern}
 * @category Input
 * @alias listbox, dropdown, picker, option list
 * @since 0.1.0
 */
export function Select<Value = string, Multiple extends boolean = false>({
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
  const separator = separatorOf(useLocale());
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
  const mergedRef = useMergedRefs(trigger, ref);
  const data = useSelectItems(children === undefined ? (items ?? {}) : undefined);
  const [selected, select] = useSelectedValue({
    component: "Select",
    control: input,
    items: data?.values,
    value,
    defaultValue,
    multiple,
    onValueChange,
  });
  const box = useRef<HTMLDivElement>(null);
  useAutofill({
    root: box,
    hidden: input,
    items: data?.list ?? none,
    readValue: valueOfItem,
    locale: labels.locale,
    selected,
    select,
  });
  const { picker, onItemHighlighted } = usePicker({ items: data?.values ?? none, labelId, name: ownName });
  const { direction, handlers } = useDirection();

  const { isOpen, setOpen, list, listId, keys, onHighlighted } = useSelectList({
    trigger,
    id: control.id,
    picker,
    items: data?.list,
    open,
    defaultOpen,
    staysClosed: loading || isAriaDisabled(rest),
    disabled,
    onOpenChange,
    multiple,
    locale: labels.locale,
  });
  const { values, state } = useSelection(selected, multiple, isItemEqualToValue as Equality | undefined);
  const isEmpty = values.length === 0;
  const isPlaceholder = isEmpty && (isShown(placeholder) || !!loading);
  // Form libraries use "" for no value. If options are elements, only they know whether "" is one of them.
  const isUnknown = selected === "" && !data;
  const slots = selectRecipe({ size });
  let content: ReactNode = isEmpty ? placeholder : !isUnknown && renderValue?.(selected as never);
  if (!isShown(content)) {
    content = (
      <>
        <SelectedOptions
          items={data?.list}
          isSelected={state.isSelected}
          values={values}
          separator={multiple ? separator : ""}
        >
          {children}
        </SelectedOptions>
        {isUnknown && <span className={slots.unlessSelected()}>{placeholder}</span>}
      </>
    );
  }
  if (loading && (isEmpty || data?.list.length === 0)) content = labels.loading;

  const root = (
    <div
      data-slot="select-box"
      ref={box}
      className={slots.box()}
      {...handlers}
      {...(isFramed ? undefined : field.events)}
    >
      <DirectionProvider direction={direction}>
        <Base.Root<unknown, boolean>
          id={control.id}
          items={data?.values}
          value={selected as never}
          onValueChange={select}
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
              ref={mergedRef}
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
              {content}
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
const valueOfItem = ({ value }: SelectItem<unknown>) => value;

interface SelectTriggerProps extends ComponentProps<"button"> {
  slots: ReturnType<typeof selectRecipe>;
  control: PickerControl;
  /** The id of the list, while it is open. */
  listId: string | undefined;
  isLoading: boolean | undefined;
  /** Whether it shows a placeholder. */
  isPlaceholder: boolean;
  children: ReactNode;
}

/** The control: a button that shows the selection, and keeps the focus while the list is open. */
function SelectTrigger({
  slots,
  control,
  listId,
  isLoading,
  isPlaceholder,
  className,
  children,
  onClick,
  ...rest
}: SelectTriggerProps) {
  return (
    <Base.Trigger
      data-slot="select"
      className={slots.base({ className })}
      {...control}
      {...honorAriaDisabled(rest)}
      data-placeholder={isPlaceholder ? "" : undefined}
      aria-haspopup="listbox"
      aria-controls={listId}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        onClick?.(event);
        ignoreLabelClick(event);
      }}
    >
      <span data-slot="select-text" className={slots.text()}>
        {children}
      </span>
      {isLoading ? (
        <Spinner data-slot="select-spinner" className={slots.icon()} />
      ) : (
        <ChevronDownIcon className={slots.icon()} />
      )}
    </Base.Trigger>
  );
}

interface SelectedOptionsProps {
  items: readonly SelectItem<unknown>[] | undefined;
  isSelected: (value: unknown) => boolean;
  /** The selected values. */
  values: readonly unknown[];
  separator: string;
  children: ReactNode;
}

/**
 * The selection, as its options show it. The options render here too, and those that aren't selected render nothing. So it
 * shows before the list opens, and in server-rendered pages.
 */
function SelectedOptions({ items, isSelected, values, separator, children }: SelectedOptionsProps) {
  if (!items) return <ControlSeparator value={separator}>{children}</ControlSeparator>;
  const found = items.filter(({ value }) => isSelected(value));
  // While the options load, the value itself shows.
  const options = found.length ? found : values.map((value) => ({ value, label: undefined }));
  return (
    <ControlSeparator value={separator}>
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they hold no state, and values may be objects
        <SelectOption key={index} value={value}>
          {label}
        </SelectOption>
      ))}
    </ControlSeparator>
  );
}

interface SelectPopupProps {
  slots: ReturnType<typeof selectRecipe>;
  picker: Picker;
  placement: PickerPlacement;
  labels: { options: string; empty: string };
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  /** The options as data. Without them, `children` are the options. */
  items: readonly SelectItem<unknown>[] | undefined;
  children: ReactNode;
}

const positioner = `${popup.positioner} ${popup.noGuards}`;

/** The list of options in its panel. Of a long list passed as data, only visible options are rendered. */
function SelectPopup({ slots, picker, placement, labels, list, listId, items, children }: SelectPopupProps) {
  return (
    <PickerContent
      picker={picker}
      owner="Select"
      slot="select"
      className={slots.popup()}
      positionerClass={positioner}
      // The popup contains only the list, which has its own name. The focus stays in the control.
      role="presentation"
      initialFocus={false}
      {...placement}
    >
      <div data-slot="select-empty" className={slots.empty()}>
        {items?.length === 0 && labels.empty}
      </div>
      <Base.List
        ref={list}
        id={listId}
        data-slot="select-list"
        // Base UI only knows options that are passed as data.
        data-empty={items?.length === 0 ? "" : undefined}
        className={slots.list()}
        {...pickerName(picker, labels)}
      >
        {items ? (
          <Rows picker={picker}>
            {(value, index) => (
              <SelectOption value={value} disabled={items[index]?.disabled}>
                {items[index]?.label}
              </SelectOption>
            )}
          </Rows>
        ) : (
          children
        )}
      </Base.List>
    </PickerContent>
  );
}

export interface SelectOptionProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** The Select's value while this option is selected; `null` clears the selection. */
  value: unknown;
  /** The content of the option, in the list and, when selected, in the control. Defaults to its value as text. */
  children?: ReactNode;
}

const parts = createItemParts("Select", {
  useParent: useSelect,
  item: "Option",
  recipes: { item: selectOptionRecipe, group: selectGroupRecipe, groupLabel: selectGroupLabelRecipe },
});
const selectedClass = selectRecipe().selected();

/**
 * An option of the list. A check marks the selected ones.
 *
 * @baseComponent Combobox.Item
 */
export function SelectOption({ value, children, ...rest }: SelectOptionProps) {
  const { isSelected } = useSelect("Select.Option");
  const separator = use(ControlSeparator);
  if (separator === undefined) {
    return (
      <parts.Item value={value} {...rest}>
        {children}
      </parts.Item>
    );
  }
  return (
    isSelected(value) && (
      <span data-separator={separator} className={selectedClass}>
        {children ?? itemLabel(value)}
      </span>
    )
  );
}

export interface SelectGroupProps extends StyleProps, ComponentProps<"div"> {
  /** A Select.GroupLabel and options. */
  children?: ReactNode;
}

/**
 * A group of related options, named by its label.
 *
 * @baseComponent Combobox.Group
 */
export function SelectGroup(props: SelectGroupProps) {
  return use(ControlSeparator) !== undefined ? props.children : <parts.Group {...props} />;
}

export interface SelectGroupLabelProps extends StyleProps, ComponentProps<"div"> {
  /** The heading, in one or two words. */
  children?: ReactNode;
}

/**
 * The heading above a group, which names it.
 *
 * @baseComponent Combobox.GroupLabel
 */
export function SelectGroupLabel(props: SelectGroupLabelProps) {
  return use(ControlSeparator) !== undefined ? null : <parts.GroupLabel {...props} />;
}

export interface SelectSeparatorProps extends StyleProps, ComponentProps<"div"> {}

/**
 * A divider line between ungrouped options. It is hidden from screen readers, because a listbox contains only options.
 */
export function SelectSeparator({ className, ...rest }: SelectSeparatorProps) {
  useSelect("Select.Separator");
  if (use(ControlSeparator) !== undefined) return null;
  return (
    <div
      data-slot="select-separator"
      role="presentation"
      className={selectSeparatorRecipe({ className })}
      {...rest}
    />
  );
}
