import type { Misuse } from "./misuse";
import type { Outcome } from "./page";

/** What is wrong with a "don't": nothing, where the check that it names catches it. */
export function judge(
  { caughtBy }: Misuse,
  compilerSays: string | undefined,
  outcome: Outcome | undefined,
): string | undefined {
  if (caughtBy === "types") return compilerSays ? undefined : "it compiles";
  // What does not compile is caught sooner than its guide says.
  if (compilerSays) return `it does not compile: ${compilerSays}`;
  const { error, warnings = [], rules = [] } = outcome ?? {};
  if (caughtBy === "error") return error ? undefined : `it renders; ${happened(warnings, rules)}`;
  if (error) return `it throws: ${error}`;
  if (caughtBy === "warning") {
    return warnings.some((each) => each.startsWith("Kerf: "))
      ? undefined
      : `nothing warns; ${happened(warnings, rules)}`;
  }
  const rule = caughtBy.slice("axe ".length);
  return rules.includes(rule) ? undefined : `axe finds no ${rule}; ${happened(warnings, rules)}`;
}

function happened(warnings: readonly string[], rules: readonly string[]): string {
  return `warnings: ${warnings.join(" / ") || "none"}; axe: ${rules.join(", ") || "nothing"}`;
}
