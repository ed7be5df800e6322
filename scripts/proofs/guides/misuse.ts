import type { Check } from "../../../src/catalog/guide";
import type { Catalog } from "../../../src/catalog/types";

/** A "don't" of a component's guide, as a module of its own. */
export interface Misuse {
  /** `Button-1`: the component, and which of its don'ts it is. */
  id: string;
  caughtBy: Check;
  /** A module that exports the misuse as `Misuse`. */
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
