import { TooltipRoot } from "./tooltip";
import { TooltipProvider } from "./tooltip-provider";

/**
 * Says in a few words what a control does or why it is disabled, while the pointer rests on it or the keyboard is at
 * it. Fingers never see it: what everybody must know stands on the page, and what can be clicked goes into a Popover.
 *
 * To give a tooltip to the trigger of something else, put the Tooltip around that trigger.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ | ARIA tooltip pattern}
 * @category Overlay
 * @alias hint, popover, hover card, infotip
 */
export const Tooltip = Object.assign(TooltipRoot, { Provider: TooltipProvider });

export type { TooltipOpenChangeDetails, TooltipProps } from "./tooltip";
export { TooltipProvider, type TooltipProviderProps } from "./tooltip-provider";
