import { type Category, categories, type Stability, stabilities } from "../../../src/catalog/types";
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

/** Reads a component's `@since 0.1.0`, the first version with the component. `npm run release` writes it. */
export function readSince(root: Part, gaps: Gaps): string | undefined {
  const text = root.doc.tags.since;
  if (text === undefined || /^\d+\.\d+\.\d+$/.test(text)) return text;
  gaps.add(
    root.place,
    `${root.name} has an invalid \`@since\`, "${text}".`,
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

/** Reads a component's `@alias modal, lightbox`: other names that people search for. */
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
        "List other lowercase names for it after `@alias`, separated by commas.",
      );
    }
  }
  return aliases;
}

function faultOf(alias: string, before: readonly string[], name: string): string | undefined {
  if (!/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(alias)) return `contain "${alias}", which isn't a lowercase name`;
  if (alias === name.toLowerCase()) return "repeat the name of the component";
  return before.includes(alias) ? `contain "${alias}" twice` : undefined;
}
