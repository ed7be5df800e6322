import type { ReactNode } from "react";
import type { StoryContext } from "storybook/internal/csf";
import { toJsx } from "./jsx";
import { catalog, lookUp } from "./lookup";

/**
 * What a user copies from a story: a curated example as it stands in the catalog, or else the story's own
 * elements with their import line, following the controls.
 *
 * @param code What Storybook would show; it stays for a story that is neither.
 */
export function storySnippet(code: string, context: StoryContext): string {
  const { example } = context.parameters.catalog ?? {};
  if (example) return exampleSnippet(context.component, example) ?? code;
  return elementSnippet(context) ?? code;
}

function exampleSnippet(component: unknown, example: string): string | undefined {
  const found = lookUp(component);
  if (!found || !("examples" in found.descriptor)) return undefined;
  return found.descriptor.examples.find((snippet) => snippet.includes(`function ${example}(`));
}

/** Undefined for stories whose elements only exist within a render, and for those made of components of their own. */
function elementSnippet(context: StoryContext): string | undefined {
  try {
    const { code, imports } = toJsx(context.originalStoryFn(context.args, context) as ReactNode);
    return imports.size === 0 ? code : `${importLine(imports)}\n\n${code}`;
  } catch {
    return undefined;
  }
}

function importLine(names: Set<string>): string {
  const path = Object.values(catalog.components)[0]?.importPath;
  return `import { ${[...names].sort().join(", ")} } from "${path}";`;
}
