import type { KeyboardEvent, SyntheticEvent } from "react";
import { ignoreAction } from "../aria-disabled";

/** For `honorAriaDisabled`: presses and keys open lists, remove chips and change the month. */
export const pickerEvents = {
  // The default action of a press, which moves focus, is not prevented.
  onMouseDownCapture: (event: SyntheticEvent) => event.stopPropagation(),
  onKeyDownCapture(event: KeyboardEvent) {
    ignoreAction(event);
    if (!/^(Tab|Esc)/.test(event.key)) event.stopPropagation();
  },
};
