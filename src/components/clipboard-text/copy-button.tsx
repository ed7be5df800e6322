"use client";

import { type AriaAttributes, type PointerEvent, useState } from "react";
import { CheckIcon, CircleAlertIcon, CopyIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ClipboardState } from "../../lib/use-clipboard";
import { CopyTip, type CopyTipProps, type TipSide } from "./copy-tip";

interface CopyButtonProps extends Pick<CopyTipProps, "part">, Pick<AriaAttributes, "aria-disabled"> {
  state: ClipboardState;
  /** The accessible name. */
  name: string;
  /** The text of the tip in this state. Without it, no tip shows. */
  tip: string | undefined;
  side: TipSide | undefined;
  slots: CopyTipProps["slots"] & { button: () => string };
  onCopy: () => void;
}

const icons = { idle: CopyIcon, copied: CheckIcon, failed: CircleAlertIcon };

/**
 * The button and its tip. The tip shows on hover over either, on keyboard focus, and while the result of a click
 * shows. Escape or a click elsewhere closes it.
 */
export function CopyButton({ part, state, name, tip, side, slots, onCopy, ...rest }: CopyButtonProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [closed, setClosed] = useState(false);
  const pointer = {
    // Touch has no hover, so a tap only clicks.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      setHovered(true);
      setClosed(false);
    },
    onPointerLeave: () => setHovered(false),
  };
  const Icon = icons[state];
  return (
    <>
      <button
        data-slot={`${part}-button`}
        data-state={state}
        type="button"
        aria-label={name}
        className={slots.button()}
        onClick={() => {
          setClosed(false);
          onCopy();
        }}
        onFocus={({ target }) => {
          // Focus from a click doesn't show the explanation.
          setFocused(target.matches(":focus-visible"));
          setClosed(false);
        }}
        onBlur={() => setFocused(false)}
        {...pointer}
        {...honorAriaDisabled(rest)}
      >
        <Icon />
      </button>
      {tip && (
        <CopyTip
          part={part}
          side={side}
          open={(hovered || focused || state !== "idle") && !closed}
          onClose={setClosed}
          slots={slots}
          {...pointer}
        >
          {tip}
        </CopyTip>
      )}
    </>
  );
}
