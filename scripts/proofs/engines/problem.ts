import type { EngineName } from "./engine";
import { type KnownDifference, knownDifferences } from "./known-differences";

/** How the result of a story differs from the list of known differences, if it does. */
export function problemOf(
  engine: EngineName,
  id: string,
  failures: readonly string[],
  known: readonly KnownDifference[] = knownDifferences,
): string | undefined {
  const isListed = known.some(({ story, engines }) => story === id && engines.includes(engine));
  const failed = failures.length > 0;
  if (failed && !isListed) return `${engine}: ${id} fails.\n${indent(failures.join("\n"))}`;
  if (!failed && isListed)
    return `${engine}: ${id} passes. Remove it from scripts/proofs/engines/known-differences.ts.`;
  return undefined;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
