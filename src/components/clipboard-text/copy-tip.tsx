"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { knownValue } from "../../lib/known-value";
import { showTip } from "../../lib/show-tip";
import type { clipboardTextRecipe } from "./clipboard-text.recipe";

/** The side of the button that a tip shows at. */
export type TipSide = "top" | "right" | "bottom" | "left";

interface CopyTipProps extends ComponentProps<"div"> {
  open: boolean;
  side: TipSide | undefined;
  slots: ReturnType<typeof clipboardTextRecipe>;
  /** Stable, as a state's setter is. */
  onClose: (closed: true) => void;
}

/** What the button does and did, for the eye: screen readers have it from the button's name and from the status. */
export function CopyTip({ open, side, slots, onClose, children, ...rest }: CopyTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && tip.current) return showTip(tip.current, () => onClose(true));
  }, [open, onClose]);
  return (
    <div
      data-slot="clipboard-text-tip"
      data-side={knownValue("ClipboardText.tooltip.side", side, ["top", "right", "bottom", "left"])}
      ref={tip}
      popover="manual"
      aria-hidden="true"
      className={slots.tip()}
      {...rest}
    >
      <div data-slot="clipboard-text-panel" className={slots.panel()}>
        {children}
      </div>
    </div>
  );
}
