import { CodeText } from "./code";
import { CodeBlock } from "./code-block";

/**
 * Code in the colours of its language. It is plain text at first, in the same place and size; the highlighter and the
 * grammar are loaded when they are needed, and work while the browser is idle. Code is the text alone, Code.Block a
 * panel with line numbers and a copy button.
 *
 * @category Display
 * @alias syntax highlighting, pre, snippet, source
 */
export const Code = Object.assign(CodeText, { Block: CodeBlock });

export type { CodeProps } from "./code";
export { CodeBlock, type CodeBlockProps } from "./code-block";
export type { CodeValue } from "./fill-in";
export type { CodeLang } from "./languages";
