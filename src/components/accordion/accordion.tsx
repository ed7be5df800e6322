"use client";

import { Accordion as Base } from "@base-ui/react/accordion";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type { StyleProps, ValueProps } from "../../lib/common-props";
import { accordionRecipe } from "./accordion.recipe";
import { AccordionProvider } from "./accordion-context";

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

/** Contains the items, and manages which of them are open. Documented in index.ts. */
export function AccordionRoot({
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
