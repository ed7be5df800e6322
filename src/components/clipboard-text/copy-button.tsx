"use client";

import { type AriaAttributes, type PointerEvent, useState } from "react";
import type { ClipboardState } from "../../hooks/use-clipboard";
import { CheckIcon, CircleAlertIcon, CopyIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { CopyTip, type CopyTipProps, type TipSide } from "./copy-tip";

interface CopyButtonProps extends Pick<CopyTipProps, "part">, Pick<AriaAttributes, "aria-disabled"> {
  state: ClipboardState;
  /** The accessible name. */
  name: string;
  /** What the tip says in this state; none shows without it. */
  tip: string | undefined;
  side: TipSide | undefined;
  slots: CopyTipProps["slots"] & { button: () => string };
  onCopy: () => void;
}

const icons = { idle: CopyIcon, copied: CheckIcon, failed: CircleAlertIcon };

/**
 * The button and its tip. The tip shows while the pointer is over either, while the keyboard is at the button, and as
 * long as the outcome of a click shows; Escape or a press elsewhere closes it.
 */
export function CopyButton({ part, state, name, tip, side, slots, onCopy, ...rest }: CopyButtonProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [closed, setClosed] = useState(false);
  const pointer = {
    // A finger has no hover: its tap clicks.
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
          // The focus that a click brings asks for no explanation.
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
