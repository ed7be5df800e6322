import {
  CollapsibleDefaultPanel,
  CollapsibleDefaultTrigger,
  CollapsiblePanel,
  CollapsibleRoot,
  CollapsibleTrigger,
} from "./collapsible";

/**
 * Content that a trigger shows and hides, such as details, advanced settings or answers. Say on the trigger what is
 * inside, and keep visible what most people need. For several sections, of which one is open, use Accordion.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ | ARIA disclosure pattern}
 * @category Display
 * @alias disclosure, details, expander
 * @since 0.1.0
 */
export const Collapsible = Object.assign(
  {},
  {
    Root: CollapsibleRoot,
    Trigger: CollapsibleTrigger,
    Panel: CollapsiblePanel,
    DefaultTrigger: CollapsibleDefaultTrigger,
    DefaultPanel: CollapsibleDefaultPanel,
  },
);

export {
  CollapsibleDefaultPanel,
  type CollapsibleDefaultPanelProps,
  CollapsibleDefaultTrigger,
  type CollapsibleDefaultTriggerProps,
  type CollapsibleOpenChangeDetails,
  type CollapsibleOpenChangeReason,
  CollapsiblePanel,
  type CollapsiblePanelProps,
  CollapsibleRoot,
  type CollapsibleRootProps,
  CollapsibleTrigger,
  type CollapsibleTriggerProps,
} from "./collapsible";
