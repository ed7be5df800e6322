"use client";

import { type ComponentProps, Fragment } from "react";
import type { StyleProps } from "../../lib/common-props";
import { codeRecipe } from "./code.recipe";
import { CodePieces } from "./code-pieces";
import type { CodeValue } from "./fill-in";
import type { CodeLang } from "./languages";
import { useCode } from "./use-code";

/** The content of code, in text or in a block. */
export interface CodeContent {
  /**
   * The language to highlight. Its grammar loads on first use; until then, the code shows without colors.
   * @default "text"
   * @alike Many languages share keywords and punctuation.
   */
  lang?: CodeLang;
  /** The code. A trailing line break isn't shown. */
  code: string;
  /** Values for `{{name}}` in the code, by name. A name without a value stays as it is. */
  values?: Readonly<Record<string, CodeValue>>;
}

export interface CodeProps
  extends StyleProps,
    Omit<ComponentProps<"code">, "children" | "lang">,
    CodeContent {}

/** Code without a panel, in a sentence or alone. It has the size of the surrounding text and wraps. */
export function CodeText({ lang, code, values, className, ...rest }: CodeProps) {
  const { lines, highlighted } = useCode(code, lang, values);
  return (
    <code
      data-slot="code"
      data-highlighted={highlighted || undefined}
      dir="ltr"
      translate="no"
      className={codeRecipe({ className })}
      {...rest}
    >
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
        <Fragment key={index}>
          {index > 0 && "\n"}
          <CodePieces pieces={pieces} />
        </Fragment>
      ))}
    </code>
  );
}
