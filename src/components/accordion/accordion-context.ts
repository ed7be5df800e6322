import type { AriaAttributes } from "react";
import { createStrictContext } from "../../lib/create-strict-context";
import type { accordionRecipe } from "./accordion.recipe";

/** The props that triggers get from an Accordion or its item. */
type TriggerProps = Pick<AriaAttributes, "aria-disabled">;

export const [AccordionProvider, useAccordion] = createStrictContext<{
  headingLevel: number;
  slots: ReturnType<typeof accordionRecipe>;
  trigger: TriggerProps;
}>("Accordion");

export const [AccordionItemProvider, useAccordionItem] = createStrictContext<TriggerProps>("Accordion.Item");
