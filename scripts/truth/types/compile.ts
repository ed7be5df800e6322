import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Code } from "./declared";

const run = promisify(execFile);

/**
 * Compiles statements against the sources, each in a line of its own, with what they name imported.
 *
 * @param lines In each, `_` stands for a name of its own.
 * @returns The compiler's message for each that does not compile, by its place.
 */
export async function compile(lines: readonly string[], code: Code): Promise<Map<number, string>> {
  const folder = resolve(".cache/truth-types");
  await mkdir(folder, { recursive: true });
  const head = await header(lines, code);
  const body = lines.map((line, index) => line.replace(/\b_\b/, `_${index}`));
  await writeFile(join(folder, "assertions.ts"), [...head, ...body, ""].join("\n"));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings()));
  const wrong = new Map<number, string>();
  const output = await diagnose(folder);
  for (const [, line = "", message = ""] of output.matchAll(/assertions\.ts\((\d+),\d+\): error (.*)/g)) {
    wrong.set(Number(line) - 1 - head.length, message);
  }
  if ([...wrong.keys()].some((index) => index < 0)) {
    throw new Error(`The file of assertions about types does not compile:\n${output}`);
  }
  return wrong;
}

function settings(): object {
  return {
    extends: resolve("tsconfig.json"),
    compilerOptions: {
      paths: { "@kerf/react": [resolve("src/index.ts")] },
      typeRoots: [resolve("node_modules/@types")],
      types: ["node"],
    },
    include: ["assertions.ts"],
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
