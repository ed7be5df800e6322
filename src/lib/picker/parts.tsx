"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use } from "react";
import type { PluralForms } from "../../i18n/labels";
import { CheckIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../aria-disabled";
import type { DisabledItemProps, StyleProps } from "../common-props";
import { PickerContent, type PickerContentProps } from "./content";
import { itemLabel } from "./items";
import { GroupItems, type Picker, pickerName, RowCount, RowIndex } from "./picker-context";
import { ResultCount } from "./result-count";
import { Rows } from "./rows";

export interface PickerItemProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** The item in `items` that it represents and selects. */
  value: unknown;
  /** The content. Defaults to the item's label. */
  children?: ReactNode;
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface PickerCollectionProps<Item = any> {
  /**
   * Renders a matching item. It needs no `key`.
   * @param item An item that matches the typed text.
   * @param index The position in the list, counted from 0.
   */
  children: (item: Item, index: number) => ReactNode;
}

export interface PickerGroupProps extends StyleProps, ComponentProps<"div"> {
  /** The group's matching items, for the Collection in it. */
  items?: readonly unknown[];
  /** A GroupLabel and a Collection. */
  children?: ReactNode;
}

export interface PickerGroupLabelProps extends StyleProps, ComponentProps<"div"> {
  /** The group's heading, in a word or two. */
  children?: ReactNode;
}

export interface PickerEmptyProps extends StyleProps, ComponentProps<"div"> {
  /** The message, and what to do about it. Defaults to "No results". */
  children?: ReactNode;
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface PickerListProps<Item = any> extends StyleProps, Omit<ComponentProps<"div">, "children"> {
  /**
   * A function that renders a matching item, or a group if the items are groups. It needs no `key`. Instead of a function,
   * pass content with a Collection in it.
   * @param item An item, or a group if the items are groups.
   * @param index The position in the list, counted from 0.
   */
  children?: ReactNode | ((item: Item, index: number) => ReactNode);
}

type SlotClasses = (props?: { className?: string }) => string;

interface ItemPartsOptions {
  /** Throws an error outside the component. */
  useParent: (part: string) => unknown;
  /** The name of the part that is an item. */
  item?: "Item" | "Option";
  recipes: {
    /** With the slot `check`, selected items have a check mark. */
    item: () => { base: SlotClasses; text: SlotClasses; check?: SlotClasses };
    group: SlotClasses;
    groupLabel: SlotClasses;
  };
}

/** The component's name in kebab case. */
const slotPrefix = (component: string) => component.replace(/\B[A-Z]/g, "-$&").toLowerCase();

/* biome-ignore-start lint/correctness/noComponentHookFactories: called once at module level, so the parts are stable. */

/**
 * Creates the items and groups of a Combobox, an Autocomplete or a Select. The name of the component is in the error of a
 * part without a parent and, in kebab case, at the start of each `data-slot`.
 */
export function createItemParts(component: string, { useParent, item = "Item", recipes }: ItemPartsOptions) {
  const prefix = slotPrefix(component);
  const itemSlot = `${prefix}-${item.toLowerCase()}`;
  const slots = recipes.item();

  /** An item of the list. */
  function Item({ value, className, children, ...rest }: PickerItemProps) {
    useParent(`${component}.${item}`);
    const index = use(RowIndex);
    return (
      <Base.Item
        data-slot={itemSlot}
        className={slots.base({ className })}
        value={value}
        index={index}
        aria-posinset={index === undefined ? undefined : index + 1}
        aria-setsize={use(RowCount)}
        {...honorAriaDisabled(rest, { disabled: true })}
      >
        <span data-slot={`${itemSlot}-text`} className={slots.text()}>
          {children ?? itemLabel(value)}
        </span>
        {slots.check && (
          <Base.ItemIndicator data-slot={`${itemSlot}-check`} className={slots.check()}>
            <CheckIcon />
          </Base.ItemIndicator>
        )}
      </Base.Item>
    );
  }

  /** Items that belong together, named by their label. */
  function Group({ items, className, ...rest }: PickerGroupProps) {
    useParent(`${component}.Group`);
    return (
      <GroupItems value={items}>
        <Base.Group data-slot={`${prefix}-group`} className={recipes.group({ className })} {...rest} />
      </GroupItems>
    );
  }

  /** The heading that names a group, above its items. */
  function GroupLabel({ className, ...rest }: PickerGroupLabelProps) {
    useParent(`${component}.GroupLabel`);
    return (
      <Base.GroupLabel
        data-slot={`${prefix}-group-label`}
        className={recipes.groupLabel({ className })}
        {...rest}
      />
    );
  }

  return { Item, Group, GroupLabel };
}

interface PickerPartsOptions {
  usePicker: (part: string) => {
    picker: Picker;
    labels: { options: string; empty: string; results: PluralForms; locale: string };
  };
  recipes: ItemPartsOptions["recipes"] & { content: SlotClasses; list: SlotClasses; empty: SlotClasses };
}

/** Creates the parts that a Combobox and an Autocomplete have in common: the popup, and its list of items. */
export function createPickerParts(component: string, { usePicker, recipes }: PickerPartsOptions) {
  const prefix = slotPrefix(component);

  /** The popup, at least as wide as the control. */
  function Content({ className, children, ...rest }: PickerContentProps) {
    const { picker, labels } = usePicker(`${component}.Content`);
    return (
      <PickerContent
        picker={picker}
        owner={`${component}.Content`}
        slot={prefix}
        {...pickerName(picker, labels)}
        className={recipes.content({ className })}
        {...rest}
      >
        {children}
        <ResultCount slot={`${prefix}-status`} locale={labels.locale} texts={labels.results} />
      </PickerContent>
    );
  }

  /** The list of matching items. A long list renders only its visible items. */
  // biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
  function List<Item = any>({ className, children, ...rest }: PickerListProps<Item>) {
    const { picker, labels } = usePicker(`${component}.List`);
    return (
      <Base.List
        data-slot={`${prefix}-list`}
        className={recipes.list({ className })}
        {...pickerName(picker, labels)}
        {...rest}
      >
        {typeof children === "function" ? <Rows picker={picker}>{children}</Rows> : children}
      </Base.List>
    );
  }

  /** Renders the matching items of the group around it or, without a group, of the list. */
  // biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
  function Collection<Item = any>({ children }: PickerCollectionProps<Item>) {
    return <Rows picker={usePicker(`${component}.Collection`).picker}>{children}</Rows>;
  }

  /** The message if nothing matches, on screen and for screen readers. */
  function Empty({ className, children, ...rest }: PickerEmptyProps) {
    const { labels } = usePicker(`${component}.Empty`);
    return (
      <Base.Empty data-slot={`${prefix}-empty`} className={recipes.empty({ className })} {...rest}>
        {children ?? labels.empty}
      </Base.Empty>
    );
  }

  return {
    Content,
    List,
    Collection,
    Empty,
    ...createItemParts(component, { useParent: usePicker, recipes }),
  };
}
/* biome-ignore-end lint/correctness/noComponentHookFactories: as above */
