"use client";

import { cloneElement, isValidElement, type ReactElement, useState } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { openerEvents } from "../../lib/opener-events";
import type { RenderProp } from "../../lib/render-prop";

/**
 * Browsers keep a disabled button out of the tab order, and Kerf's lets the pointer through: nobody would learn from
 * its tooltip why it is disabled. So it becomes `aria-disabled`: in reach, dimmed, and doing nothing. Other controls
 * stay as they are: in an input that is not Kerf's, `aria-disabled` keeps nobody from typing.
 *
 * @returns What to render the trigger as, and the ref by which it is known to be a button.
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
