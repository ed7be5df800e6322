import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
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

/** A message of the compiler. */
export interface Message {
  line: number;
  text: string;
}

/**
 * Compiles modules against the package's sources.
 *
 * @param folder Where to write them, in `.cache`.
 * @param modules The code of each module, by the name of its file.
 * @returns The messages by the name of the file. Modules that compile have no entry.
 */
export async function compile(
  folder: string,
  modules: Readonly<Record<string, string>>,
): Promise<Map<string, Message[]>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = { extends: join(root, "tsconfig.json"), include: ["*.ts", "*.tsx"], exclude: [] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  await Promise.all(Object.entries(modules).map(([file, code]) => writeFile(join(folder, file), code)));
  const messages = new Map<string, Message[]>();
  for (const [, file = "", line, text = ""] of (await typeCheck(folder)).matchAll(
    /([^/\n]+\.tsx?)\((\d+),\d+\): error (.*)/g,
  )) {
    if (file in modules) messages.set(file, [...(messages.get(file) ?? []), { line: Number(line), text }]);
  }
  return messages;
}

/** Returns the compiler's output, also if there are errors. */
function typeCheck(folder: string): Promise<string> {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [tsc, "-p", folder, "--pretty", "false", "--checkers", "1"];
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 2 ** 26 };
    execFile(process.execPath, args, options, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

/** The texts of messages, each once. Undefined without a message. */
export function problemIn(messages: readonly Message[] = []): string | undefined {
  return messages.length > 0 ? [...new Set(messages.map(({ text }) => text))].join("; ") : undefined;
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
