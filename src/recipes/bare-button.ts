import { focusRing } from "./focus";

/** An unstyled trigger or close button without `render`, for the caller to style. */
export const bareButton = ["k:max-w-full k:cursor-pointer k:rounded-xs k:wrap-break-word", focusRing];
