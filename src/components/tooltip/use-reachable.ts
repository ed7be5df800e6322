"use client";

import {
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useState,
} from "react";
import type { RenderProp } from "../../lib/render-prop";

/**
 * Browsers keep a disabled button out of the tab order, and Kerf's lets the pointer through: nobody would learn from
 * its tooltip why it is disabled. So it becomes `aria-disabled`: in reach, dimmed, and doing nothing. Other controls
 * stay as they are, since `aria-disabled` keeps nobody from typing.
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

const outOfUse = {
  disabled: undefined,
  "aria-disabled": true,
  onClickCapture: stop,
  onPointerDownCapture: keepToItself,
  onMouseDownCapture: keepToItself,
  onKeyDownCapture(event: KeyboardEvent) {
    // Other keys are of the toolbar or the dialog around it. With the arrows a menu's button would open its menu.
    const opens = event.key.startsWith("Arrow") && event.currentTarget.hasAttribute("aria-haspopup");
    if (opens || event.key === "Enter" || event.key === " ") keepToItself(event);
  },
};

/** In the capture phase, so that no handler of the button hears of it. */
function keepToItself(event: SyntheticEvent): void {
  event.stopPropagation();
}

function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
