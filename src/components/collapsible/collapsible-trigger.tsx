"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import type { StyleProps } from "../../lib/common-props";
import { collapsibleDefaultTriggerRecipe, collapsibleTriggerRecipe } from "./collapsible.recipe";
import { useCollapsibleRoot } from "./collapsible-context";

export interface CollapsibleTriggerProps extends ButtonPartProps {
  /** The button's text. Keep it the same whether open or closed. An element passed to `render` may bring its own. */
  children?: ReactNode;
}

/**
 * An unstyled button that opens and closes the panel. It has `data-panel-open` while the panel is open.
 *
 * @baseComponent Collapsible.Trigger
 * @passThrough
 */
export function CollapsibleTrigger({ className, ...rest }: CollapsibleTriggerProps) {
  const root = useCollapsibleRoot("Collapsible.Trigger");
  return (
    <Base.Trigger
      data-slot="collapsible-trigger"
      className={rest.render ? className : collapsibleTriggerRecipe({ className })}
      {...honorAriaDisabled({ ...root, ...rest })}
    />
  );
}

export interface CollapsibleDefaultTriggerProps extends StyleProps, ComponentProps<"button"> {
  /** The topic of the panel in a few words, the same whether open or closed. */
  children: ReactNode;
}

/**
 * A full-width row with a chevron that opens and closes the panel. To make it part of the page's outline, put it into
 * a heading.
 *
 * @baseComponent Collapsible.Trigger
 */
export function CollapsibleDefaultTrigger({ className, children, ...rest }: CollapsibleDefaultTriggerProps) {
  const root = useCollapsibleRoot("Collapsible.DefaultTrigger");
  const slots = collapsibleDefaultTriggerRecipe();
  return (
    <Base.Trigger
      data-slot="collapsible-default-trigger"
      className={slots.base({ className })}
      {...honorAriaDisabled({ ...root, ...rest })}
    >
      <ChevronDownIcon data-slot="collapsible-chevron" className={slots.chevron()} />
      <span data-slot="collapsible-label" className={slots.label()}>
        {children}
      </span>
    </Base.Trigger>
  );
}
