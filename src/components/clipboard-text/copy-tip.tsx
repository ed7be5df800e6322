"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { knownValue } from "../../lib/known-value";
import { above, after, before, below, type Place } from "../../lib/place-tip";
import { showTip } from "../../lib/show-tip";

/** The side of the button that a tip shows at. */
export type TipSide = "top" | "right" | "bottom" | "left";

/** Each side, then the sides to try if there is no room: the same as in tip.css. */
const places: Record<TipSide, [Place, ...Place[]]> = {
  top: [above, below],
  right: [after, before, above, below],
  bottom: [below, above],
  left: [before, after, above, below],
};

export interface CopyTipProps extends ComponentProps<"div"> {
  /** What it is a part of, as in `clipboard-text`. */
  part: string;
  open: boolean;
  side: TipSide | undefined;
  slots: { tip: () => string; panel: () => string };
  /** Stable, as a state's setter is. */
  onClose: (closed: true) => void;
}

/** What the button does and did, for the eye: screen readers have it from the button's name and from the status. */
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
