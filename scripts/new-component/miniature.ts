import type { Category } from "../../src/catalog/types";

/**
 * The file in `stories/start/miniatures` for the components of a category. Other categories use `display`.
 */
const files: Partial<Record<Category, string>> = {
  Action: "inputs",
  Input: "inputs",
  Overlay: "overlays",
  Navigation: "navigation",
  Layout: "layout",
};

export function miniaturesFile(category: Category): string {
  return files[category] ?? "display";
}

/** The text of the list of miniatures, with a component added to those of a file. */
export function withListed(list: string, file: string, name: string): string {
  return replaced(list, new RegExp(`import\\("\\./${file}"\\),\\s*\\[`), (found) => `${found}"${name}", `);
}

/**
 * The text of a file of miniatures, with a miniature added that shows the component with its example text.
 */
export function withMiniature(file: string, name: string): string {
  const imported = replaced(file, /,?\s*\} from "@kerf\/react";/, () => `, ${name} } from "@kerf/react";`);
  return replaced(imported, /\};\s*$/, () => `  ${name}: () => <${name}>Four of five</${name}>,\n};\n`);
}

function replaced(text: string, pattern: RegExp, by: (found: string) => string): string {
  if (!pattern.test(text))
    throw new Error(`Can't add the miniature to stories/start/miniatures: ${pattern} isn't found.`);
  return text.replace(pattern, by);
}
