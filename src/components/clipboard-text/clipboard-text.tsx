"use client";

import type { ComponentProps } from "react";
import { type ClipboardTextLabels, clipboardTextLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { useClipboard } from "../../lib/use-clipboard";
import { clipboardTextRecipe } from "./clipboard-text.recipe";
import { CopyButton } from "./copy-button";

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
  const shown = {
    idle: tooltip && (tooltip.text ?? words.copyAction),
    copied: tooltip && copied,
    failed: words.failed,
  };
  // The caller's labels take precedence over its tooltip texts, and those over the defaults.
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
      {/* Always rendered: screen readers don't announce a live region that is added with its text. */}
      <span data-slot="clipboard-text-status" role="status" className="k:sr-only">
        {heard[state]}
      </span>
    </div>
  );
}
