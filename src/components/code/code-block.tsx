"use client";

import { type ComponentProps, useRef } from "react";
import { type CodeLabels, codeLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { useClipboard } from "../../lib/use-clipboard";
import { useOverflow } from "../../lib/use-overflow";
import { CopyButton } from "../clipboard-text";
import type { CodeContent } from "./code";
import { codeBlockRecipe } from "./code-block.recipe";
import { CodeLines } from "./code-lines";
import { useCode } from "./use-code";

export interface CodeBlockProps
  extends LabelsProps<CodeLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children" | "lang">,
    CodeContent {
  /** Whether to number the lines. By default, code with two or more lines is numbered. */
  lineNumbers?: boolean;
  /** The lines to highlight, counted from 1. */
  highlightedLines?: readonly number[];
}

const slots = codeBlockRecipe();

/**
 * Code in a panel with a copy button. Long lines scroll inside it, also with the keyboard. Code and panel run from
 * left to right in every language, so the button is never at the start of the lines.
 */
export function CodeBlock({
  lang,
  code,
  values,
  lineNumbers,
  highlightedLines,
  labels,
  className,
  ...rest
}: CodeBlockProps) {
  const { text, lines, highlighted } = useCode(code, lang, values);
  const [state, copy] = useClipboard();
  const words = useLabels("code", codeLabels, labels);
  const scroller = useRef<HTMLPreElement>(null);
  const scrolls = useOverflow(scroller);
  const outcome = { idle: "", copied: words.copied, failed: words.failed }[state];
  return (
    <div
      data-slot="code-block"
      data-highlighted={highlighted || undefined}
      dir="ltr"
      className={slots.base({ className })}
      {...rest}
    >
      <pre
        data-slot="code-block-scroller"
        ref={scroller}
        translate="no"
        className={slots.scroller()}
        {...(scrolls && { role: "region", "aria-label": words.code, tabIndex: 0 })}
      >
        <code data-slot="code-block-code" className={slots.code()}>
          <CodeLines
            lines={lines}
            numbered={lineNumbers ?? lines.length > 1}
            highlighted={highlightedLines}
          />
        </code>
      </pre>
      <CopyButton
        part="code-block"
        state={state}
        name={words.copyAction}
        tip={outcome || words.copyAction}
        side={undefined}
        slots={slots}
        onCopy={() => copy(text)}
      />
      {/* Always rendered: screen readers don't announce a live region that is added with its text. */}
      <span data-slot="code-block-status" role="status" className="k:sr-only">
        {outcome}
      </span>
    </div>
  );
}
