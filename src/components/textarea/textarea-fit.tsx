"use client";

import { type RefObject, useEffect } from "react";

interface TextareaFitProps {
  control: RefObject<HTMLTextAreaElement | null>;
}

/** Fits the height of a textarea to its text in browsers without `field-sizing`. */
export function TextareaFit({ control }: TextareaFitProps) {
  // After every render: the text may have changed.
  useEffect(() => {
    const node = control.current;
    if (!node || getComputedStyle(node).getPropertyValue("field-sizing") === "content") return;
    const resize = () => {
      node.style.height = "auto";
      node.style.height = `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`;
    };
    const width = new ResizeObserver(resize);
    resize();
    node.addEventListener("input", resize);
    width.observe(node.parentElement ?? node);
    return () => {
      node.removeEventListener("input", resize);
      width.disconnect();
    };
  });
  return null;
}
