"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use } from "react";
import type { StyleProps } from "../../lib/common-props";
import { selectGroupLabelRecipe, selectGroupRecipe, selectSeparatorRecipe } from "./select.recipe";
import { InControl, useSelect } from "./select-context";

export interface SelectGroupProps extends StyleProps, ComponentProps<"div"> {
  /** A Select.GroupLabel and options. */
  children?: ReactNode;
}

/**
 * A group of related options, named by its label.
 *
 * @baseComponent Combobox.Group
 */
export function SelectGroup({ className, ...rest }: SelectGroupProps) {
  useSelect("Select.Group");
  if (use(InControl)) return rest.children;
  return <Base.Group data-slot="select-group" className={selectGroupRecipe({ className })} {...rest} />;
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
export function SelectGroupLabel({ className, ...rest }: SelectGroupLabelProps) {
  useSelect("Select.GroupLabel");
  if (use(InControl)) return null;
  return (
    <Base.GroupLabel
      data-slot="select-group-label"
      className={selectGroupLabelRecipe({ className })}
      {...rest}
    />
  );
}

export interface SelectSeparatorProps extends StyleProps, ComponentProps<"div"> {}

/**
 * A divider line between ungrouped options. It is hidden from screen readers, because a listbox contains only options.
 */
export function SelectSeparator({ className, ...rest }: SelectSeparatorProps) {
  useSelect("Select.Separator");
  if (use(InControl)) return null;
  return (
    <div
      data-slot="select-separator"
      role="presentation"
      className={selectSeparatorRecipe({ className })}
      {...rest}
    />
  );
}
