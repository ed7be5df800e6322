"use client";

import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from "react";
import { type ClipboardTextLabels, clipboardTextLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { CheckIcon, CircleAlertIcon, CopyIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { above, after, before, below, type TipPosition } from "../../lib/place-tip";
import { showTip } from "../../lib/show-tip";
import { type ClipboardState, useClipboard } from "../../lib/use-clipboard";
import { clipboardTextRecipe } from "./clipboard-text.recipe";

type Recipe = typeof clipboardTextRecipe;

/** The tooltip beside the copy button. */
export interface ClipboardTextTooltip {
  /**
   * The text shown on hover and keyboard focus, which also names the button.
   * @default "Copy"
   */
  text?: string;
  /**
   * The text shown briefly after copying.
   * @default "Copied"
   */
  copiedText?: string;
  /**
   * The side of the button to show on, if there is enough space.
   * @default "top"
   */
  side?: "top" | "right" | "bottom" | "left";
}

export interface ClipboardTextProps
  extends LabelsProps<ClipboardTextLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children"> {
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Recipe["variants"]["size"];
  /** The text to show and copy. Text that doesn't fit is truncated with an ellipsis, but always copied in full. */
  text: string;
  /** The text to copy instead of `text`, such as the secret that `text` masks. It isn't rendered into the page. */
  textToCopy?: string;
  /**
   * Explains the button on hover and focus, and shows "Copied" after a click. Without it, only the icon shows
   * success. A failure always shows a message.
   */
  tooltip?: ClipboardTextTooltip;
}

/**
 * Text with a button that copies it, such as a key, a command or an address. The icon changes to a check once the
 * text is on the clipboard.
 *
 * @category Action
 * @alias copy, copy to clipboard, snippet, secret
 * @since 0.1.0
 */
export function ClipboardText({
  size,
  text,
  textToCopy = text,
  tooltip,
  labels,
  "aria-disabled": ariaDisabled,
  className,
  ...rest
}: ClipboardTextProps) {
  const [state, copy] = useClipboard();
  const words = useLabels("clipboardText", clipboardTextLabels, labels);
  const slots = clipboardTextRecipe({ size });
  const copied = tooltip?.copiedText ?? words.copied;
  const visibleTexts = {
    idle: tooltip && (tooltip.text ?? words.copyAction),
    copied: tooltip && copied,
    failed: words.failed,
  };
  // The caller's labels take precedence over its tooltip texts, and those over the defaults.
  const announcedTexts = { idle: "", copied: labels?.copied ?? copied, failed: words.failed };
  return (
    <div data-slot="clipboard-text" className={slots.base({ className })} {...rest}>
      <span data-slot="clipboard-text-value" dir="auto" title={text} className={slots.value()}>
        {text}
      </span>
      <CopyButton
        part="clipboard-text"
        aria-disabled={ariaDisabled}
        state={state}
        name={labels?.copyAction ?? tooltip?.text ?? words.copyAction}
        tip={visibleTexts[state]}
        side={tooltip?.side}
        slots={slots}
        onCopy={() => copy(textToCopy)}
      />
      {/* Always rendered: screen readers don't announce a live region that is added with its text. */}
      <span data-slot="clipboard-text-status" role="status" className="k:sr-only">
        {announcedTexts[state]}
      </span>
    </div>
  );
}

interface CopyButtonProps
  extends Pick<CopyTipProps, "part">,
    Pick<ComponentProps<"button">, "disabled" | "aria-disabled" | "aria-describedby"> {
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

/** The side of the button that a tip shows on. */
type TipSide = "top" | "right" | "bottom" | "left";

/** Each side, with the sides to try if there isn't enough space, as in tip.css. */
const positions: Record<TipSide, [TipPosition, ...TipPosition[]]> = {
  top: [above, below],
  right: [after, before, above, below],
  bottom: [below, above],
  left: [before, after, above, below],
};

interface CopyTipProps extends ComponentProps<"div"> {
  /** The slot prefix of the component, such as `clipboard-text`. */
  part: string;
  open: boolean;
  side: TipSide | undefined;
  slots: { tip: () => string; panel: () => string };
  /** It must be stable, like a state setter. */
  onClose: (closed: true) => void;
}

/** The visible explanation and result. Screen readers get them from the button's name and the status. */
function CopyTip({ part, open, side, slots, onClose, children, ...rest }: CopyTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const knownSide = knownValue("ClipboardText.tooltip.side", side, ["top", "right", "bottom", "left"]);
  useEffect(() => {
    if (open && tip.current) return showTip(tip.current, () => onClose(true), positions[knownSide]);
  }, [open, onClose, knownSide]);
  return (
    <div
      data-slot={`${part}-tip`}
      data-side={knownSide}
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
