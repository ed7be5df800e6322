import { AccordionItem, AccordionPanel, AccordionRoot, AccordionTrigger } from "./accordion";

/**
 * Stacked sections, each with a heading that opens and closes it. For a single section, use Collapsible.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ | ARIA accordion pattern}
 * @category Display
 * @alias faq, expansion panel, expandable sections
 * @since 0.1.0
 */
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
