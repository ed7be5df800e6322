import { join } from "node:path";
import { build } from "esbuild";
import { aliasesIn } from "../../lib/aliases";
import { buildTargets } from "../../lib/browser-targets";
import { root } from "../../lib/paths";
import { withPage } from "../../lib/with-page";
import type { Rendered } from "./in-page/render-module";

declare global {
  interface Window {
    renderModule(name: string): Promise<Rendered>;
  }
}

/**
 * Renders the default exports of modules in a browser, one after the other, with React's development build.
 *
 * @param folder The folder of the modules.
 * @param names The names of their files, without `.tsx`.
 */
export async function renderModules(
  folder: string,
  names: readonly string[],
): Promise<Map<string, Rendered>> {
  const script = await bundle(folder, names);
  return withPage({}, async ({ page }) => {
    await page.setContent("<!doctype html><html lang=en><title>Modules</title><body></body></html>");
    await page.addScriptTag({ content: script });
    const rendered = new Map<string, Rendered>();
    for (const name of names) {
      rendered.set(name, await page.evaluate((each) => window.renderModule(each), name));
    }
    return rendered;
  });
}

async function bundle(folder: string, names: readonly string[]): Promise<string> {
  const page = JSON.stringify(join(root, "scripts/checks/catalog-conformance/in-page/render-module.tsx"));
  const entry = [
    `import { renderModule } from ${page};`,
    ...names.map((name, index) => `import M${index} from "./${name}";`),
    `const modules = { ${names.map((name, index) => `"${name}": M${index}`).join(", ")} };`,
    "window.renderModule = (name) => renderModule(modules[name]);",
  ];
  const { outputFiles } = await build({
    stdin: { contents: entry.join("\n"), resolveDir: folder, loader: "ts" },
    bundle: true,
    format: "iife",
    jsx: "automatic",
    jsxDev: true,
    target: buildTargets,
    alias: aliasesIn(root),
    define: { "process.env.NODE_ENV": '"development"' },
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
