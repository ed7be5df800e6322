"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import type { StyleProps } from "../../lib/common-props";
import { inputGroupAddonRecipe, inputGroupSuffixRecipe } from "./input-group.recipe";
import { useInputGroup } from "./input-group-context";

export interface InputGroupAddonProps extends StyleProps, ComponentProps<"span"> {
  /** An icon or a short text, such as a unit, a protocol or a currency. */
  children?: ReactNode;
}

/** Additional information about the value, before or after the input. Clicking it focuses the input. */
export function InputGroupAddon({ className, ...rest }: InputGroupAddonProps) {
  useInputGroup("InputGroup.Addon");
  return (
    <span
      data-slot="input-group-addon"
      data-affix=""
      id={useId()}
      className={inputGroupAddonRecipe({ className })}
      {...rest}
    />
  );
}

export interface InputGroupSuffixProps extends StyleProps, ComponentProps<"span"> {
  /** The text after the value, such as a domain, a file extension or a percent sign. */
  children?: ReactNode;
}

/** Text that directly follows the typed value, as if it were part of it. It isn't submitted with a form. */
export function InputGroupSuffix({ className, children, ...rest }: InputGroupSuffixProps) {
  useInputGroup("InputGroup.Suffix");
  return (
    <span
      data-slot="input-group-suffix"
      data-affix=""
      id={useId()}
      className={inputGroupSuffixRecipe({ className })}
      {...rest}
    >
      {children}
    </span>
  );
}
