"use client";

import { Accordion as Base } from "@base-ui/react/accordion";
import { type AriaAttributes, type ComponentProps, createElement, type ReactNode, useMemo } from "react";
import { ChevronDownIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type { StyleProps, ValueProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { collapsiblePanelRecipe } from "../collapsible/collapsible.recipe";
import { accordionRecipe } from "./accordion.recipe";

/** The props that triggers get from an Accordion or its item. */
type TriggerProps = Pick<AriaAttributes, "aria-disabled">;

export const [AccordionProvider, useAccordion] = createStrictContext<{
  headingLevel: number;
  slots: ReturnType<typeof accordionRecipe>;
  trigger: TriggerProps;
}>("Accordion");

export const [AccordionItemProvider, useAccordionItem] = createStrictContext<TriggerProps>("Accordion.Item");

type Variants = (typeof accordionRecipe)["variants"];

/** Why an item of an accordion opens or closes. */
export type AccordionValueChangeReason =
  /** The trigger was pressed. */
  | "trigger-press"
  /** The search of the browser found text in the panel. */
  | "none";

/** Passed when an item opens or closes, with the reason. `cancel()` prevents the change. */
export type AccordionValueChangeDetails = ChangeDetails<AccordionValueChangeReason>;

export interface AccordionProps
  extends ValueProps<string[]>,
    StyleProps,
    Omit<ComponentProps<"div">, "defaultValue"> {
  /** Lines between the items, or a box around them. */
  variant?: keyof Variants["variant"];
  /**
   * Allows several items to be open. Without it, opening an item closes the others.
   * @default false
   */
  multiple?: boolean;
  /**
   * Called with the values of the open items when one opens or closes. `details.cancel()` prevents the change.
   * @param value The values of the open items.
   * @param details The reason for the change, and how to prevent it.
   */
  onValueChange?: (value: string[], details: AccordionValueChangeDetails) => void;
  /**
   * The level of the headings around the triggers: the level of the section's heading plus one.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * Keeps the content of closed items in the page. Typed text is kept, and find-in-page opens the item if the browser
   * supports it. Without it, closing removes the content.
   * @default false
   */
  keepMounted?: boolean;
  /**
   * Disables all items. They stay open or closed.
   * @default false
   */
  disabled?: boolean;
  /** One Accordion.Item for each section. */
  children?: ReactNode;
}

/**
 * Stacked sections, each with a heading that opens and closes it. For a single section, use Collapsible.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ | ARIA accordion pattern}
 * @category Display
 * @alias faq, expansion panel, expandable sections
 * @since 0.1.0
 */
export function Accordion({
  variant,
  headingLevel = 3,
  keepMounted,
  "aria-disabled": ariaDisabled,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const slots = accordionRecipe({ variant });
  const context = useMemo(
    () => ({ headingLevel, slots, trigger: { "aria-disabled": ariaDisabled } }),
    [headingLevel, slots, ariaDisabled],
  );
  return (
    <AccordionProvider value={context}>
      <Base.Root
        data-slot="accordion"
        // Keeps the content mounted, and lets find-in-page search it while the item is closed.
        hiddenUntilFound={keepMounted}
        className={slots.base({ className })}
        onValueChange={withKnownReasons(onValueChange)}
        {...rest}
      />
    </AccordionProvider>
  );
}

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
