import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Code } from "./declared";

const run = promisify(execFile);

/** The compiler's messages for what does not compile, by its place. */
export interface Wrong {
  lines: ReadonlyMap<number, string>;
  modules: ReadonlyMap<number, string>;
}

/**
 * Compiles statements against the sources, each in a line of its own with what they name imported, and whole modules.
 *
 * @param lines In each, `_` stands for a name of its own.
 */
export async function compile(
  lines: readonly string[],
  modules: readonly string[],
  code: Code,
): Promise<Wrong> {
  const folder = resolve(".cache/truth-types");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, text] of modules.entries()) await writeFile(join(folder, `module-${index}.tsx`), text);
  const head = await header(lines, code);
  const body = lines.map((line, index) => line.replace(/\b_\b/, `_${index}`));
  await writeFile(join(folder, "assertions.ts"), [...head, ...body, ""].join("\n"));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings()));
  const output = await diagnose(folder);
  const wrong = new Map<number, string>();
  for (const [, line = "", message = ""] of output.matchAll(/assertions\.ts\((\d+),\d+\): error (.*)/g)) {
    wrong.set(Number(line) - 1 - head.length, message);
  }
  if ([...wrong.keys()].some((index) => index < 0)) {
    throw new Error(`The file of assertions about types does not compile:\n${output}`);
  }
  const broken = [...output.matchAll(/module-(\d+)\.tsx\(\d+,\d+\): error (.*)/g)];
  return {
    lines: wrong,
    modules: new Map(broken.map(([, index, message = ""]) => [Number(index), message])),
  };
}

function settings(): object {
  return {
    extends: resolve("tsconfig.json"),
    compilerOptions: {
      paths: { "@kerf/react": [resolve("src/index.ts")] },
      typeRoots: [resolve("node_modules/@types")],
      types: ["node"],
    },
    include: ["*.ts", "*.tsx"],
  };
}

async function diagnose(folder: string): Promise<string> {
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const args = [compiler, "-p", folder, "--pretty", "false"];
  return run(process.execPath, args, { maxBuffer: 1 << 26 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}

/** Imports the names: from Kerf what it exports, from React what that has; the rest is global. */
async function header(lines: readonly string[], { exports }: Code): Promise<string[]> {
  const code = lines.map((line) => line.replaceAll(/"(?:[^"\\]|\\.)*"/g, "")).join("\n");
  const names = [...new Set(code.match(/\b[A-Z]\w*/g))];
  const react = await namesOfReact();
  const fromKerf = names.filter((name) => exports.has(name));
  const fromReact = names.filter((name) => !exports.has(name) && react.has(name));
  return [
    `import type { ${fromReact.join(", ")} } from "react";`,
    `import type { ${fromKerf.join(", ")} } from "@kerf/react";`,
    "type Of<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;",
    "type Leaves<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? ({} extends Pick<P, K> ? true : false) : true) : never;",
    "type IsOptional<P, K extends PropertyKey> = true extends Leaves<P, K> ? true : false;",
  ];
}

async function namesOfReact(): Promise<Set<string>> {
  const text = await readFile(resolve("node_modules/@types/react/index.d.ts"), "utf8");
  return new Set([...text.matchAll(/^ {4}(?:type|interface|class) (\w+)/gm)].map(([, name = ""]) => name));
}
