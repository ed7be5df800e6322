import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { buildTargets } from "../../../lib/browser-targets";
import type { Consumer } from "../../../package";
import { renderable, type Snippet } from "./snippet";

/**
 * All snippets as one script, with the installed package and React's development build. It defines
 * `kerfSnippets.mount(story, container)`.
 */
export async function bundleSnippets(consumer: Consumer, snippets: readonly Snippet[]): Promise<string> {
  const folder = join(consumer.folder, "rendered");
  await mkdir(folder, { recursive: true });
  for (const { story, code } of snippets) await writeFile(join(folder, `${story}.tsx`), renderable(code));
  await writeFile(join(folder, "index.tsx"), entry(snippets));
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: [join(folder, "index.tsx")],
    bundle: true,
    format: "iife",
    target: buildTargets,
    jsx: "automatic",
    jsxDev: true,
    define: { "process.env.NODE_ENV": '"development"' },
    // The installed package has "use client" directives, which have no meaning in a single script.
    logOverride: { "unsupported-directive": "silent" },
    write: false,
  });
  if (!script) throw new Error("esbuild returned no output for the snippets.");
  return script.text;
}

function entry(snippets: readonly Snippet[]): string {
  const imports = snippets.map(({ story }, index) => `import S${index} from "./${story}";`);
  const components = snippets.map(({ story }, index) => `  ${JSON.stringify(story)}: S${index},`);
  return `${imports.join("\n")}
import { createRoot } from "react-dom/client";
const components = {
${components.join("\n")}
};
let root;
globalThis.kerfSnippets = {
  mount(story, container) {
    const Snippet = components[story];
    root = createRoot(container);
    root.render(<Snippet />);
  },
  unmount: () => root.unmount(),
};
`;
}
