import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { packagesIn } from "../../../../.storybook/kit/packages-in";
import type { Fact } from "../../../lib/fact";
import { root } from "../../../lib/paths";
import type { Consumer } from "../../../package";
import type { Snippet } from "./snippet";

const compilerOptions = {
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  jsx: "react-jsx",
  strict: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Compiles each snippet, as it is copied, in an application that has installed the package. */
export async function checkTypes(consumer: Consumer, snippets: readonly Snippet[]): Promise<Fact[]> {
  const folder = join(consumer.folder, "copied");
  await mkdir(folder, { recursive: true });
  await installPackages(consumer, snippets);
  for (const { story, code } of snippets) await writeFile(join(folder, `${story}.tsx`), code);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const output = await compile(folder);
  return snippets.map(({ story }) => {
    const errors = output.filter((line) => line.startsWith(`${story}.tsx(`));
    return {
      kind: "snippet types",
      subject: story,
      ...(errors.length > 0 && { problem: errors.join("\n") }),
    };
  });
}

/** Installs the packages that the snippets import, as links to those of the project. */
async function installPackages(consumer: Consumer, snippets: readonly Snippet[]): Promise<void> {
  const named = new Set(snippets.flatMap(({ code }) => packagesIn(code)));
  for (const name of [...named].flatMap((each) => [each, `@types/${each}`])) {
    const [from, to] = [join(root, "node_modules", name), join(consumer.folder, "node_modules", name)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(dirname(to), { recursive: true });
    await symlink(from, to, "junction");
  }
}

async function compile(folder: string): Promise<string[]> {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const run = promisify(execFile)(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
    cwd: folder,
    maxBuffer: 1 << 26,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.split("\n").filter(Boolean);
}
