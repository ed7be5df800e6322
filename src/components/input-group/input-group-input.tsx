"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import { NativeState } from "../../lib/dom-state";
import { useFieldAttributes } from "../../lib/field-context";
import { useNativeValue } from "../../lib/use-controlled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import type { InputProps } from "../input";
import { useInputGroup } from "./input-group";
import { inputGroupInputRecipe } from "./input-group.recipe";

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
  const value = useNativeValue("InputGroup.Input.value", rest.value, "");
  const input = (
    <input
      data-slot="input-group-input"
      required={group.required}
      disabled={group.disabled}
      {...rest}
      {...attributes}
      value={value}
      ref={mergedRef}
      className={inputGroupInputRecipe({ className })}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
  if (!onValueChange && value === undefined) return input;
  return (
    <>
      {input}
      <NativeState control={control} value={value} onValueChange={onValueChange} />
    </>
  );
}

/** The ids of the texts beside the input, in document order. */
function useAffixes(control: React.RefObject<HTMLInputElement | null>): string {
  const [ids, setIds] = useState("");
  // With dependencies, the description would miss affixes that are added, and refer to ones that are empty now.
  useLayoutEffect(() => {
    const beside = control.current?.parentElement?.querySelectorAll(":scope > [data-affix]") ?? [];
    const found = [...beside].filter((affix) => affix.textContent);
    setIds(found.map((affix) => affix.id).join(" "));
  });
  return ids;
}

/** Keeps an input before a suffix as wide as its text in browsers without `field-sizing`. */
function useTextWidth(control: RefObject<HTMLInputElement | null>): void {
  // With dependencies, the width would stay when the application sets the text, or when font or suffix change.
  useLayoutEffect(() => {
    const input = control.current;
    if (!input?.matches(":has(+ [data-slot=input-group-suffix])") || CSS.supports("field-sizing", "content"))
      return;
    const resize = () => {
      input.style.width = `${textWidth(input)}px`;
    };
    // The browser resets the input only after the event.
    const resizeLater = () => requestAnimationFrame(resize);
    const { form } = input;
    resize();
    input.addEventListener("input", resize);
    form?.addEventListener("reset", resizeLater);
    return () => {
      input.removeEventListener("input", resize);
      form?.removeEventListener("reset", resizeLater);
    };
  });
}

let pen: CanvasRenderingContext2D | null;

/** The width of an input's text, or of its placeholder, with padding and caret. */
function textWidth(input: HTMLInputElement): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
  Object.assign(pen, { font, letterSpacing });
  const text = pen.measureText(input.value || input.placeholder).width;
  return text + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd) + 1;
}
