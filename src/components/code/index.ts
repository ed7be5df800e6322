import { CodeBlock, Code as CodeRoot } from "./code";

export const Code = Object.assign(CodeRoot, { Block: CodeBlock });

export type { CodeProps } from "./code";
export { CodeBlock, type CodeBlockProps } from "./code";
export type { CodeLang, CodeValue } from "./pieces";
