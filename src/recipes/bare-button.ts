import { focusRing } from "./focus";

/** A trigger, or a button that closes, which no `render` dresses: for its caller to style. */
export const bareButton = ["k:cursor-pointer k:rounded-xs", focusRing];
