import { TooltipProvider, Tooltip as TooltipRoot } from "./tooltip";

export const Tooltip = Object.assign(TooltipRoot, { Provider: TooltipProvider });

export type { TooltipOpenChangeDetails, TooltipOpenChangeReason, TooltipProps } from "./tooltip";
export { TooltipProvider, type TooltipProviderProps } from "./tooltip";
