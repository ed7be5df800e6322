"use client";

import { cloneElement, isValidElement, type ReactElement, useState } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { openerEvents } from "../../lib/opener-events";
import type { RenderProp } from "../../lib/render-prop";

/**
 * Browsers don't focus a disabled button, and Kerf's ignores the pointer, so nobody could read why it is disabled. Such
 * a button becomes `aria-disabled`: focusable, dimmed, and without effect. Other controls stay disabled: in an input
 * that isn't Kerf's, `aria-disabled` doesn't prevent typing.
 *
 * @returns How to render the trigger, and the ref by which a button is detected.
 */
export function useReachable(render: RenderProp | undefined) {
  const [isButton, setIsButton] = useState(false);
  const isDisabled = isValidElement<{ disabled?: boolean }>(render) && Boolean(render.props.disabled);
  if (!isDisabled) return { render };
  return {
    render: isButton ? cloneElement(render as ReactElement<object>, outOfUse) : render,
    ref(element: HTMLElement | null) {
      if (element) setIsButton(element.tagName === "BUTTON");
    },
  };
}

const outOfUse = honorAriaDisabled({ disabled: undefined, "aria-disabled": true }, openerEvents);
