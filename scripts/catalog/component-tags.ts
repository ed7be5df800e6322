import { type Category, categories, type Stability, stabilities } from "../../src/catalog/types";
import type { Gaps } from "./gaps";
import type { Part } from "./parts";

/** Reads a component's `@category`. */
export function readCategory(root: Part, gaps: Gaps): Category {
  const text = root.doc.tags.category;
  const category = categories.find((each) => each === text);
  if (category) return category;
  gaps.add(
    root.place,
    text ? `${root.name} has an unknown category, "${text}".` : `${root.name} has no category.`,
    `Write in its JSDoc \`@category\` with one of ${categories.join(", ")}.`,
  );
  return "Other";
}

/** Reads a component's `@since 0.1.0`, which `npm run release` writes: the version that first had it. */
export function readSince(root: Part, gaps: Gaps): string | undefined {
  const text = root.doc.tags.since;
  if (text === undefined || /^\d+\.\d+\.\d+$/.test(text)) return text;
  gaps.add(
    root.place,
    `${root.name} has "${text}" as the version that first had it.`,
    "Remove `@since`. `npm run release -- --write` adds the version.",
  );
  return undefined;
}

/** Reads a component's `@stability`. Without it, the component is stable. */
export function readStability(root: Part, gaps: Gaps): Stability | undefined {
  const text = root.doc.tags.stability;
  const stability = stabilities.find((each) => each === text);
  if (text !== undefined && stability === undefined) {
    gaps.add(
      root.place,
      `${root.name} has an unknown stability, "${text}".`,
      `Write in its JSDoc \`@stability\` with one of ${stabilities.join(", ")}, or nothing if it is stable.`,
    );
  }
  return stability;
}

/** Reads a component's `@alias modal, lightbox`: the words by which people look for it elsewhere. */
export function readAliases(root: Part, gaps: Gaps): string[] {
  const text = root.doc.tags.alias;
  if (text === undefined) return [];
  const aliases = text.split(",").map((alias) => alias.trim());
  for (const [index, alias] of aliases.entries()) {
    const fault = faultOf(alias, aliases.slice(0, index), root.name);
    if (fault) {
      gaps.add(
        root.place,
        `The aliases of ${root.name} ${fault}.`,
        "List other names for it after `@alias`, in lower case, with commas between them.",
      );
    }
  }
  return aliases;
}

function faultOf(alias: string, before: readonly string[], name: string): string | undefined {
  if (!/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(alias)) return `hold "${alias}", which is no name in lower case`;
  if (alias === name.toLowerCase()) return "repeat its own name";
  return before.includes(alias) ? `hold "${alias}" twice` : undefined;
}
