import type { KeyboardEvent, SyntheticEvent } from "react";
import { ignoreAction } from "./aria-disabled";

/** For `honorAriaDisabled`. Stops mousedown, arrow keys and letters, which open the popups of primitives. */
export const openerEvents = {
  onMouseDownCapture: stop,
  onPointerDownCapture: stop,
  onKeyDownCapture(event: KeyboardEvent) {
    ignoreAction(event);
    // Without a popup, the other keys belong to the toolbar or dialog around the control.
    if (event.currentTarget.ariaHasPopup && !/^(Tab|Esc)/.test(event.key)) stop(event);
  },
};

/** The default action of a press, which moves focus, is not prevented. */
function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
