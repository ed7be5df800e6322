import type { KeyboardEvent, SyntheticEvent } from "react";
import { ignoreAction } from "../aria-disabled";

/** For `honorAriaDisabled`: a press and keys open lists, remove chips and move through months. */
export const pickerEvents = {
  // The default of a press is the focus, which stays.
  onMouseDownCapture: (event: SyntheticEvent) => event.stopPropagation(),
  onKeyDownCapture(event: KeyboardEvent) {
    ignoreAction(event);
    if (!/^(Tab|Esc)/.test(event.key)) event.stopPropagation();
  },
};
