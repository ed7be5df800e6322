import { AccordionItem, AccordionPanel, Accordion as AccordionRoot, AccordionTrigger } from "./accordion";

export const Accordion = Object.assign(AccordionRoot, {
  Item: AccordionItem,
  Trigger: AccordionTrigger,
  Panel: AccordionPanel,
});

export type { AccordionProps, AccordionValueChangeDetails, AccordionValueChangeReason } from "./accordion";
export {
  AccordionItem,
  type AccordionItemProps,
  AccordionPanel,
  type AccordionPanelProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from "./accordion";
