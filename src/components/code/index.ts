import { CodeBlock, CodeText } from "./code";

/**
 * Syntax-highlighted code. It shows as plain text first, in the same place and size. The highlighter and the grammar
 * load when needed and run while the browser is idle. Code is only the text; Code.Block adds a panel with line
 * numbers and a copy button.
 *
 * @category Display
 * @alias syntax highlighting, pre, snippet, source
 * @since 0.1.0
 */
export const Code = Object.assign(CodeText, { Block: CodeBlock });

export type { CodeProps } from "./code";
export { CodeBlock, type CodeBlockProps } from "./code";
export type { CodeLang, CodeValue } from "./pieces";
