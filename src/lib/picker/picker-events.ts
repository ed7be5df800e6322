import type { KeyboardEvent, SyntheticEvent } from "react";
import { ignoreAction } from "../aria-disabled";

/** For `honorAriaDisabled`, on an input whose keys `keepOnEscape` leaves alone: a press would open the list. */
export const pressEvents = {
  // Its default, the focus, stays.
  onMouseDownCapture: (event: SyntheticEvent) => event.stopPropagation(),
};

/** The same where keys open or change something, too: on a button, or around several controls. */
export const pickerEvents = {
  ...pressEvents,
  onKeyDownCapture(event: KeyboardEvent) {
    ignoreAction(event);
    if (!/^(Tab|Esc)/.test(event.key)) event.stopPropagation();
  },
};
