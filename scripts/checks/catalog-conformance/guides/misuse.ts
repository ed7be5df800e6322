import type { Catalog, Check } from "../../../../src/catalog/types";
import type { Outcome } from "./page";

/** A "don't" of a component's guide, as a separate module. */
export interface Misuse {
  /** `Button-1`: the component, and the number of its "don't". */
  id: string;
  caughtBy: Check;
  /** The source of a module that exports the misuse as `Misuse`. */
  module: string;
}

/** Every misuse that the guides name. */
export function misusesOf(catalog: Catalog): Misuse[] {
  const names = Object.keys(catalog.components);
  return Object.values(catalog.components).flatMap(({ name, importPath, guide }) =>
    (guide?.dont ?? []).map(({ code, caughtBy }, index) => ({
      id: `${name}-${index + 1}`,
      caughtBy,
      module: moduleOf(code, names, importPath),
    })),
  );
}

function moduleOf(code: string, names: readonly string[], importPath: string): string {
  const used = names.filter((name) => new RegExp(`<${name}\\b`).test(code));
  const imports = used.length > 0 ? `import { ${used.join(", ")} } from "${importPath}";\n\n` : "";
  return `${imports}export function Misuse() {\n  return (\n    ${code}\n  );\n}\n`;
}

/** The problem of a "don't". Undefined if the check that it names catches it. */
export function problemOf(
  { caughtBy }: Misuse,
  compilerSays: string | undefined,
  outcome: Outcome | undefined,
): string | undefined {
  if (caughtBy === "types") return compilerSays ? undefined : "it compiles";
  // The compiler catches this code before the check that its guide names.
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
