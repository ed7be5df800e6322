"use client";

import { Accordion as Base } from "@base-ui/react/accordion";
import { type ComponentProps, createElement, type ReactNode, useMemo } from "react";
import { ChevronDownIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import { collapsiblePanelRecipe } from "../collapsible/collapsible.recipe";
import { AccordionItemProvider, useAccordion, useAccordionItem } from "./accordion-context";

export interface AccordionItemProps extends StyleProps, ComponentProps<"div"> {
  /** The item's entry in the accordion's `value`. It must be unique in the accordion. */
  value: string;
  /**
   * Disables the trigger. The panel stays open or closed.
   * @default false
   */
  disabled?: boolean;
  /** Accordion.Trigger and Accordion.Panel. */
  children?: ReactNode;
}

/** One section: a trigger and the panel that it opens and closes. */
export function AccordionItem({ "aria-disabled": own, className, ...rest }: AccordionItemProps) {
  const { slots, trigger } = useAccordion("Accordion.Item");
  const ariaDisabled = own ?? trigger["aria-disabled"];
  const context = useMemo(() => ({ "aria-disabled": ariaDisabled }), [ariaDisabled]);
  return (
    <AccordionItemProvider value={context}>
      <Base.Item data-slot="accordion-item" className={slots.item({ className })} {...rest} />
    </AccordionItemProvider>
  );
}

export interface AccordionTriggerProps extends StyleProps, ComponentProps<"button"> {
  /** The topic of the panel in a few words, the same whether open or closed. */
  children: ReactNode;
}

/**
 * A heading with a button in it that opens and closes the panel. It has `data-panel-open` while the panel is open.
 *
 * @baseComponent Accordion.Trigger
 */
export function AccordionTrigger({ className, children, ...rest }: AccordionTriggerProps) {
  const { slots, headingLevel } = useAccordion("Accordion.Trigger");
  const item = useAccordionItem("Accordion.Trigger");
  return (
    <Base.Header
      data-slot="accordion-heading"
      className={slots.heading()}
      render={createElement(`h${headingLevel}`)}
    >
      <Base.Trigger
        data-slot="accordion-trigger"
        className={slots.trigger({ className })}
        {...honorAriaDisabled({ ...item, ...rest })}
      >
        <span data-slot="accordion-label" className={slots.label()}>
          {children}
        </span>
        <ChevronDownIcon data-slot="accordion-chevron" className={slots.chevron()} />
      </Base.Trigger>
    </Base.Header>
  );
}

export interface AccordionPanelProps extends StyleProps, ComponentProps<"div"> {
  /** The content that shows while the item is open. */
  children: ReactNode;
}

/**
 * The content of an item, with an animated height. To add padding, pad an element inside it.
 *
 * @baseComponent Accordion.Panel
 */
export function AccordionPanel({ className, children, ...rest }: AccordionPanelProps) {
  const { slots } = useAccordion("Accordion.Panel");
  useAccordionItem("Accordion.Panel");
  return (
    // `group` instead of the primitive's `region`, because many landmarks make each harder to find.
    <Base.Panel
      data-slot="accordion-panel"
      role="group"
      className={collapsiblePanelRecipe({ className: slots.panel({ className }) })}
      {...rest}
    >
      <div data-slot="accordion-content" className={slots.content()}>
        {children}
      </div>
    </Base.Panel>
  );
}
