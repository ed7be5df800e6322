import type { KeyboardEvent, SyntheticEvent } from "react";
import { ignoreAction } from "./aria-disabled";

/** For `honorAriaDisabled`: a primitive opens its popup when the mouse goes down, by arrow keys and by letters. */
export const openerEvents = {
  onMouseDownCapture: hush,
  onPointerDownCapture: hush,
  onKeyDownCapture(event: KeyboardEvent) {
    ignoreAction(event);
    // Without a popup, the other keys belong to what is around the control: a toolbar, a dialog.
    if (event.currentTarget.ariaHasPopup && !/^(Tab|Esc)/.test(event.key)) hush(event);
  },
};

/** The default of a press is the focus, which stays. */
function hush(event: SyntheticEvent): void {
  event.stopPropagation();
}
