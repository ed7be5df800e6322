"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { inputGroupAddonRecipe, inputGroupSuffixRecipe } from "./input-group.recipe";
import { useInputGroup } from "./input-group-context";

export interface InputGroupAddonProps extends ComponentProps<"span"> {
  /** An icon or a short text: a unit, a protocol, a currency. */
  children?: ReactNode;
  /** Extra CSS classes for the addon; they win over its own. */
  className?: string;
}

/** What says more about the value, before or after the input. A click on it puts the caret in. */
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

export interface InputGroupSuffixProps extends ComponentProps<"span"> {
  /** The text that ends what is typed: a domain, a file's extension, a percent sign. */
  children?: ReactNode;
  /** Extra CSS classes for the suffix; they win over its own. */
  className?: string;
}

/** A text that follows what is typed at once, as if it were part of it. A form does not send it. */
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
