"use client";

import { type RefObject, useLayoutEffect } from "react";

/** Keeps an input before a suffix as wide as its text in browsers without `field-sizing`. */
export function useTextWidth(control: RefObject<HTMLInputElement | null>): void {
  // After every render: text, font and suffix may have changed.
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
