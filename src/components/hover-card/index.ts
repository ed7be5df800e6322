import { HoverCardContent, HoverCard as HoverCardRoot, HoverCardTrigger } from "./hover-card";

export const HoverCard = Object.assign(HoverCardRoot, {
  Trigger: HoverCardTrigger,
  Content: HoverCardContent,
});

export type { HoverCardOpenChangeDetails, HoverCardOpenChangeReason, HoverCardProps } from "./hover-card";
export {
  HoverCardContent,
  type HoverCardContentProps,
  HoverCardTrigger,
  type HoverCardTriggerProps,
} from "./hover-card";
