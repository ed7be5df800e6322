import { TooltipProvider, TooltipRoot } from "./tooltip";

/**
 * A short text that explains a control, or why it is disabled, on hover and keyboard focus. It isn't available on touch,
 * so show essential text on the page, and put interactive content in Popover.
 *
 * For the trigger of another component, wrap that trigger in Tooltip.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ | ARIA tooltip pattern}
 * @category Overlay
 * @alias hint, popover, hover card, infotip
 * @since 0.1.0
 */
export const Tooltip = Object.assign(TooltipRoot, { Provider: TooltipProvider });

export type { TooltipOpenChangeDetails, TooltipOpenChangeReason, TooltipProps } from "./tooltip";
export { TooltipProvider, type TooltipProviderProps } from "./tooltip";
