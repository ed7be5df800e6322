import { join } from "node:path";
import type { Catalog, Check } from "../../../src/catalog/types";
import { type Fact, factOf } from "../../lib/fact";
import { root } from "../../lib/paths";
import type { Rendered } from "./in-page/render-module";
import { compile, problemIn, renderModules } from "./modules";

/** A "don't" of a component's guide, as a separate module. */
interface Mistake {
  /** `Button-1`: the component, and the number of its "don't". */
  id: string;
  caughtBy: Check;
  /** The source of a module whose default export renders it. */
  code: string;
}

/** `guides`: each "don't" of the guides is caught by the check that it names. */
export async function guideFacts(catalog: Catalog): Promise<Fact[]> {
  const folder = join(root, ".cache/guides");
  const mistakes = mistakesOf(catalog);
  const modules = Object.fromEntries(mistakes.map(({ id, code }) => [`${id}.tsx`, code]));
  const messages = await compile(folder, modules);
  const rendered = await renderModules(
    folder,
    mistakes.filter(({ caughtBy }) => caughtBy !== "types").map(({ id }) => id),
  );
  return mistakes.map((misuse) => {
    const problem = problemOf(misuse, problemIn(messages.get(`${misuse.id}.tsx`)), rendered.get(misuse.id));
    const subject = `${misuse.id.replace("-", " ")}, caught by ${misuse.caughtBy}`;
    return factOf("guides", subject, problem === undefined ? [] : [problem]);
  });
}

/** Every misuse that the guides name. */
function mistakesOf(catalog: Catalog): Mistake[] {
  const names = Object.keys(catalog.components);
  return Object.values(catalog.components).flatMap(({ name, importPath, guide }) =>
    (guide?.dont ?? []).map(({ code, caughtBy }, index) => ({
      id: `${name}-${index + 1}`,
      caughtBy,
      code: moduleOf(code, names, importPath),
    })),
  );
}

function moduleOf(code: string, names: readonly string[], importPath: string): string {
  const used = names.filter((name) => new RegExp(`<${name}\\b`).test(code));
  const imports = used.length > 0 ? `import { ${used.join(", ")} } from "${importPath}";\n\n` : "";
  return `${imports}export default function Misuse() {\n  return (\n    ${code}\n  );\n}\n`;
}

/** The problem of a "don't". Undefined if the check that it names catches it. */
export function problemOf(
  { caughtBy }: Pick<Mistake, "caughtBy">,
  compilerSays: string | undefined,
  { error, messages, rules }: Rendered = { messages: [], rules: [] },
): string | undefined {
  if (caughtBy === "types") return compilerSays ? undefined : "it compiles";
  // The compiler catches this code before the check that its guide names.
  if (compilerSays) return `it does not compile: ${compilerSays}`;
  const warnings = messages.filter((each) => each.startsWith("Kerf: "));
  const happened = `warnings: ${warnings.join(" / ") || "none"}; axe: ${rules.join(", ") || "nothing"}`;
  if (caughtBy === "error") return error ? undefined : `it renders; ${happened}`;
  if (error) return `it throws: ${error}`;
  if (caughtBy === "warning") return warnings.length > 0 ? undefined : `nothing warns; ${happened}`;
  const rule = caughtBy.slice("axe ".length);
  return rules.includes(rule) ? undefined : `axe finds no ${rule}; ${happened}`;
}
