import { join, type Problem, show } from "../problems";
import type { Catalog } from "../types";

/** The references to types that `types` doesn't define. */
export function undefinedReferences({ components, types = {} }: Catalog): Problem[] {
  return [...visit(components, "components", types), ...visit(types, "types", types)];
}

function visit(value: unknown, path: string, types: object): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const { kind, name } = value as { kind?: unknown; name?: unknown };
  const own =
    kind === "reference" && !Object.hasOwn(types, String(name))
      ? [{ path: join(path, "name"), message: `is ${show(name)}, which \`types\` doesn't define.` }]
      : [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    visit(each, Array.isArray(value) ? `${path}[${key}]` : join(path, key), types),
  );
  return [...own, ...inner];
}
