"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { useFieldAttributes } from "../field";
import type { InputProps } from "../input";
import { inputGroupInputRecipe } from "./input-group.recipe";
import { useInputGroup } from "./input-group-context";
import { useTextWidth } from "./use-text-width";

type FromGroup = "size" | "variant" | "label" | "labelTooltip" | "labels" | "description" | "error";

export interface InputGroupInputProps extends StyleProps, Omit<InputProps, FromGroup> {}

/**
 * The input, with all native attributes. Screen readers read the texts before and after it as its description.
 *
 * @baseComponent input
 */
export function InputGroupInput({ className, onValueChange, onChange, ref, ...own }: InputGroupInputProps) {
  const group = useInputGroup("InputGroup.Input");
  const rest = honorAriaDisabled({ "aria-disabled": group["aria-disabled"], ...own }, { readOnly: true });
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(control, ref);
  const affixes = useAffixes(control);
  useTextWidth(control);
  const attributes = useFieldAttributes({
    ...rest,
    "aria-describedby": [affixes, rest["aria-describedby"]].filter(Boolean).join(" ") || undefined,
  });
  return (
    <input
      data-slot="input-group-input"
      required={group.required}
      disabled={group.disabled}
      {...rest}
      {...attributes}
      ref={mergedRef}
      className={inputGroupInputRecipe({ className })}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
}

/** The ids of the texts beside the input, in document order. */
function useAffixes(control: React.RefObject<HTMLInputElement | null>): string {
  const [ids, setIds] = useState("");
  // After every render: the texts may have changed.
  useLayoutEffect(() => {
    const beside = control.current?.parentElement?.querySelectorAll(":scope > [data-affix]") ?? [];
    const found = [...beside].filter((affix) => affix.textContent);
    setIds(found.map((affix) => affix.id).join(" "));
  });
  return ids;
}
