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

function elementSnippet(context: StoryContext): string | undefined {
  const element = originalElement(context);
  if (element === undefined) return undefined;
  const { code, imports } = toJsx(element as never);
  if (imports.size === 0) return code;
  const path = Object.values(catalog.components)[0]?.importPath;
  return `import { ${[...imports].sort().join(", ")} } from "${path}";\n\n${code}`;
}

/** The story's elements; undefined where they can only be made within a render, since they use hooks. */
function originalElement(context: StoryContext): unknown {
  try {
    return context.originalStoryFn(context.args, context);
  } catch {
    return undefined;
  }
}
