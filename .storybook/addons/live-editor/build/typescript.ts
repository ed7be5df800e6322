import { createRequire } from "node:module";
import type { ts } from "ts-morph";

// TypeScript 7 has no language service in JavaScript. ts-morph includes version 6 and the `lib` declarations.
const fromTsMorph = createRequire(createRequire(import.meta.url).resolve("ts-morph"));

/** The path of TypeScript 6, as an entry point for a bundler. */
export const typescriptFile = fromTsMorph.resolve("@ts-morph/common/dist/typescript.js");

export function loadTypescript(): {
  ts: typeof ts;
  getLibFiles(): { fileName: string; text: string }[];
} {
  return fromTsMorph("@ts-morph/common");
}
