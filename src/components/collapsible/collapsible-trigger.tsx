"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { RenderProp } from "../../lib/render-prop";
import { collapsibleDefaultTriggerRecipe, collapsibleTriggerRecipe } from "./collapsible.recipe";
import { useCollapsibleRoot } from "./collapsible-context";

export interface CollapsibleTriggerProps extends ComponentProps<"button"> {
  /** The text of the button, the same whether open or closed; a `render` element may bring its own instead. */
  children?: ReactNode;
  /** Extra CSS classes; they win over the button's own. */
  className?: string;
  /** What to render it as, a Button as a rule; without, it is a bare button for you to style. */
  render?: RenderProp;
  /**
   * Set it to false where `render` gives something else than a `<button>`; it then gets a button's role and keys.
   * @default true
   */
  nativeButton?: boolean;
}

/**
 * Opens and closes the panel, in any look: it only brings the behaviour. `data-panel-open` is on it while open.
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

export interface CollapsibleDefaultTriggerProps extends ComponentProps<"button"> {
  /** What the panel holds, in a few words, the same whether open or closed. */
  children: ReactNode;
  /** Extra CSS classes; they win over the button's own. */
  className?: string;
}

/**
 * Opens and closes the panel: a row as wide as its place, with a chevron that turns. To make it part of the page's
 * outline, put it into a heading.
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
