"use client";

import { type RefObject, useEffect } from "react";

interface TextareaFitProps {
  control: RefObject<HTMLTextAreaElement | null>;
}

/** Makes a textarea as high as its text in browsers that do not know `field-sizing`; in the others it does nothing. */
export function TextareaFit({ control }: TextareaFitProps) {
  // After every render: the text may be another.
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
