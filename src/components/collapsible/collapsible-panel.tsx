"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { collapsibleDefaultPanelRecipe, collapsiblePanelRecipe } from "./collapsible.recipe";
import { useCollapsibleRoot } from "./collapsible-context";

interface CollapsiblePanelOwnProps extends StyleProps, ComponentProps<"div"> {
  /**
   * Keeps the content in the page while the panel is closed. Typed text is kept, and find-in-page opens the panel if
   * the browser supports it. Without it, closing removes the content.
   * @default false
   */
  keepMounted?: boolean;
}

export interface CollapsiblePanelProps extends CollapsiblePanelOwnProps {
  /** The content that shows while the panel is open. */
  children?: ReactNode;
}

/**
 * Unstyled content that the trigger shows and hides, with an animated height. To add padding, pad an element inside
 * it.
 *
 * @baseComponent Collapsible.Panel
 * @passThrough
 */
export function CollapsiblePanel({ keepMounted, className, ...rest }: CollapsiblePanelProps) {
  useCollapsibleRoot("Collapsible.Panel");
  return (
    <Base.Panel
      data-slot="collapsible-panel"
      // Keeps the content mounted, and lets find-in-page search it while the panel is closed.
      hiddenUntilFound={keepMounted}
      className={collapsiblePanelRecipe({ className })}
      {...rest}
    />
  );
}

export interface CollapsibleDefaultPanelProps extends CollapsiblePanelOwnProps {
  /** The content that shows while the panel is open. */
  children: ReactNode;
}

/**
 * The content that a DefaultTrigger shows and hides, indented below its text, with a line along the start edge. To
 * add padding, pad an element inside it.
 *
 * @baseComponent Collapsible.Panel
 */
export function CollapsibleDefaultPanel({
  keepMounted,
  className,
  children,
  ...rest
}: CollapsibleDefaultPanelProps) {
  useCollapsibleRoot("Collapsible.DefaultPanel");
  return (
    <Base.Panel
      data-slot="collapsible-default-panel"
      hiddenUntilFound={keepMounted}
      className={collapsiblePanelRecipe({ className })}
      {...rest}
    >
      <div data-slot="collapsible-content" className={collapsibleDefaultPanelRecipe().content()}>
        {children}
      </div>
    </Base.Panel>
  );
}
