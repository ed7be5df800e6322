"use client";

import type { ComponentProps } from "react";
import { useClipboard } from "../../hooks/use-clipboard";
import { clipboardTextLabels, type Labels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { clipboardTextRecipe } from "./clipboard-text.recipe";
import { CopyButton } from "./copy-button";
import type { TipSide } from "./copy-tip";

type Recipe = typeof clipboardTextRecipe;

/** What shows beside the copy button. */
export interface ClipboardTextTooltip {
  /** Shows while the pointer or the keyboard is at the button, and names it; "Copy" by itself. */
  text?: string;
  /** Shows for a moment once the text is copied; "Copied" by itself. */
  copiedText?: string;
  /** The side of the button to show at, where there is room; `top` by itself. */
  side?: TipSide;
}

export interface ClipboardTextProps
  extends LabelsProps<Labels["clipboardText"]>,
    StyleProps,
    Omit<ComponentProps<"div">, "children"> {
  /** Height, radius and text size, on the scale that all controls share. */
  size?: keyof Recipe["variants"]["size"];
  /** What is shown, and copied. What does not fit is cut off with an ellipsis; copying always takes it whole. */
  text: string;
  /** Copied in place of `text`: the secret itself where `text` is its mask. It is put nowhere into the page. */
  textToCopy?: string;
  /**
   * Explains the button on hover and focus, and shows "Copied" beside it after a click. Without it the icon alone
   * tells of success; a failure is told in words in any case.
   */
  tooltip?: ClipboardTextTooltip;
}

/**
 * A text that people take elsewhere: a key, a command, an address, with a button that copies it. The icon turns to
 * a check once the clipboard really holds it.
 *
 * @category Action
 * @alias copy, copy to clipboard, snippet, secret
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
  const shown = {
    idle: tooltip && (tooltip.text ?? words.copyAction),
    copied: tooltip && copied,
    failed: words.failed,
  };
  // What the caller wrote for screen readers goes before what it wrote for the eye, and that before the defaults.
  const heard = { idle: "", copied: labels?.copied ?? copied, failed: words.failed };
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
        tip={shown[state]}
        side={tooltip?.side}
        slots={slots}
        onCopy={() => copy(textToCopy)}
      />
      {/* There before its content: screen readers miss a region that comes with its text. */}
      <span data-slot="clipboard-text-status" role="status" className="k:sr-only">
        {heard[state]}
      </span>
    </div>
  );
}
