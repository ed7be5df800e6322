import { CodeBlock, CodeText } from "./code";

export const Code = Object.assign(CodeText, { Block: CodeBlock });

export type { CodeProps } from "./code";
export { CodeBlock, type CodeBlockProps } from "./code";
export type { CodeLang, CodeValue } from "./pieces";
