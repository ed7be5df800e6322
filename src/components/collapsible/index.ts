import { CollapsibleDefaultPanel, CollapsiblePanel } from "./collapsible-panel";
import { CollapsibleRoot } from "./collapsible-root";
import { CollapsibleDefaultTrigger, CollapsibleTrigger } from "./collapsible-trigger";

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
  CollapsiblePanel,
  type CollapsiblePanelProps,
} from "./collapsible-panel";
export {
  type CollapsibleOpenChangeDetails,
  type CollapsibleOpenChangeReason,
  CollapsibleRoot,
  type CollapsibleRootProps,
} from "./collapsible-root";
export {
  CollapsibleDefaultTrigger,
  type CollapsibleDefaultTriggerProps,
  CollapsibleTrigger,
  type CollapsibleTriggerProps,
} from "./collapsible-trigger";
