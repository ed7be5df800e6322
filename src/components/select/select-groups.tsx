"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use } from "react";
import { selectGroupLabelRecipe, selectGroupRecipe, selectSeparatorRecipe } from "./select.recipe";
import { InControl, useSelect } from "./select-context";

export interface SelectGroupProps extends ComponentProps<"div"> {
  /** A Select.GroupLabel, and options. */
  children?: ReactNode;
  /** Extra CSS classes for the group; they win over its own. */
  className?: string;
}

/**
 * Options that belong together, named by their label.
 *
 * @baseComponent Combobox.Group
 */
export function SelectGroup({ className, ...rest }: SelectGroupProps) {
  useSelect("Select.Group");
  if (use(InControl)) return rest.children;
  return <Base.Group data-slot="select-group" className={selectGroupRecipe({ className })} {...rest} />;
}

export interface SelectGroupLabelProps extends ComponentProps<"div"> {
  /** What its options have in common, in a word or two. */
  children?: ReactNode;
  /** Extra CSS classes for the label; they win over its own. */
  className?: string;
}

/**
 * The heading that names a group, above its items.
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

export interface SelectSeparatorProps extends ComponentProps<"div"> {
  /** Extra CSS classes for the line; they win over its own. */
  className?: string;
}

/** A hairline between options that are not in groups. Assistive technology does not see it: a list has options only. */
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
