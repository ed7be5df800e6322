"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { knownValue } from "../../lib/known-value";
import { above, after, before, below, type Place } from "../../lib/place-tip";
import { showTip } from "../../lib/show-tip";

/** The side of the button that a tip shows on. */
export type TipSide = "top" | "right" | "bottom" | "left";

/** Each side, with the sides to try if there isn't enough space, as in tip.css. */
const places: Record<TipSide, [Place, ...Place[]]> = {
  top: [above, below],
  right: [after, before, above, below],
  bottom: [below, above],
  left: [before, after, above, below],
};

export interface CopyTipProps extends ComponentProps<"div"> {
  /** The slot prefix of the component, such as `clipboard-text`. */
  part: string;
  open: boolean;
  side: TipSide | undefined;
  slots: { tip: () => string; panel: () => string };
  /** It must be stable, like a state setter. */
  onClose: (closed: true) => void;
}

/** The visible explanation and result. Screen readers get them from the button's name and the status. */
export function CopyTip({ part, open, side, slots, onClose, children, ...rest }: CopyTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const shownAt = knownValue("ClipboardText.tooltip.side", side, ["top", "right", "bottom", "left"]);
  useEffect(() => {
    if (open && tip.current) return showTip(tip.current, () => onClose(true), places[shownAt]);
  }, [open, onClose, shownAt]);
  return (
    <div
      data-slot={`${part}-tip`}
      data-side={shownAt}
      ref={tip}
      popover="manual"
      aria-hidden="true"
      className={slots.tip()}
      {...rest}
    >
      <div data-slot={`${part}-panel`} className={slots.panel()}>
        {children}
      </div>
    </div>
  );
}
