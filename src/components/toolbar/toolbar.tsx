"use client";

import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import type { StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { knownValue } from "../../lib/known-value";
import { type Orientation, orientations } from "../../lib/roving-focus";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { ToolbarOrientation, useRovingFocus } from "../../lib/use-roving-focus";
import { toolbarRecipe } from "./toolbar.recipe";

type Variants = (typeof toolbarRecipe)["variants"];

/** The controls that may be hidden, each with its item of the menu. */
interface Overflow {
  menus: Map<HTMLElement, ReactNode>;
  /** Called when the item of a hidden control changes. */
  onChange?: () => void;
}

export const [ToolbarProvider, useToolbar] = createStrictContext<{
  orientation: Orientation;
  slots: ReturnType<typeof toolbarRecipe>;
  overflow: Overflow;
}>("Toolbar");

export interface ToolbarProps extends StyleProps, ComponentProps<"div"> {
  /** A box around the controls, or none. */
  variant?: keyof Variants["variant"];
  /**
   * The direction of the controls, and the arrow keys that move between them.
   * @default "horizontal"
   */
  orientation?: Orientation;
  /**
   * Any controls, such as Button with the variant `ghost`, ToggleGroup, Select, Input and Link. Name the toolbar with `aria-label`.
   */
  children?: ReactNode;
}

/**
 * A row of controls for the content beside it. It is one tab stop, and arrow keys move between the controls. For icon buttons only,
 * use MenuBar. Controls that don't fit can move to a menu.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ | ARIA toolbar pattern}
 * @category Navigation
 * @alias action bar, button bar, formatting bar, editor toolbar, roving focus, roving tabindex, overflow menu, more actions, priority plus, action overflow
 */
export function Toolbar({
  variant,
  orientation: given,
  className,
  ref,
  onKeyDown,
  onFocus,
  ...rest
}: ToolbarProps) {
  const orientation = knownValue("Toolbar.orientation", given, orientations);
  const roving = useRovingFocus(orientation);
  const [overflow] = useState<Overflow>(() => ({ menus: new Map() }));
  const context = useMemo(
    () => ({ orientation, slots: toolbarRecipe({ variant }), overflow }),
    [orientation, variant, overflow],
  );
  return (
    <ToolbarProvider value={context}>
      <ToolbarOrientation value={orientation}>
        <div
          data-slot="toolbar"
          role="toolbar"
          aria-orientation={orientation === "vertical" ? "vertical" : undefined}
          data-orientation={orientation}
          className={context.slots.base({ className })}
          {...rest}
          ref={useMergedRefs(roving.ref, ref)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            roving.onKeyDown(event);
          }}
          onFocus={(event) => {
            onFocus?.(event);
            roving.onFocus(event);
          }}
        />
      </ToolbarOrientation>
    </ToolbarProvider>
  );
}

export interface ToolbarGroupProps extends StyleProps, ComponentProps<"div"> {
  /** Related controls, close together. Name the group with `aria-label`. */
  children?: ReactNode;
}

/** Related controls in a Toolbar. They stay together if the toolbar wraps. */
export function ToolbarGroup({ className, ...rest }: ToolbarGroupProps) {
  const { slots } = useToolbar("Toolbar.Group");
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form.
  return <div data-slot="toolbar-group" role="group" className={slots.group({ className })} {...rest} />;
}

export interface ToolbarSeparatorProps extends StyleProps, ComponentProps<"hr"> {}

/** A line between groups of a Toolbar. */
export function ToolbarSeparator({ className, ...rest }: ToolbarSeparatorProps) {
  const { slots, orientation } = useToolbar("Toolbar.Separator");
  return (
    <hr
      data-slot="toolbar-separator"
      aria-orientation={orientation === "horizontal" ? "vertical" : "horizontal"}
      className={slots.separator({ className })}
      {...rest}
    />
  );
}
