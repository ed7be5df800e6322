import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Code } from "./declared";

const run = promisify(execFile);
const folder = resolve(".cache/conformance-types");

/** The compiler's messages, by the index of the line or module that doesn't compile. */
export interface Wrong {
  lines: ReadonlyMap<number, string>;
  modules: ReadonlyMap<number, string>;
}

/**
 * Compiles statements and whole modules against the sources. Each statement is on its own line, and the names
 * that it uses are imported.
 *
 * @param lines The statements. In each, `_` is replaced with a unique name.
 */
export async function compile(
  lines: readonly string[],
  modules: readonly string[],
  code: Code,
): Promise<Wrong> {
  const wrong = { lines: new Map<number, string>(), modules: new Map<number, string>() };
  const head = await header(lines, code);
  // A syntax error keeps the compiler from checking the rest, so its line or module is removed.
  for (;;) {
    const kept = lines.map((line, index) => (wrong.lines.has(index) ? "" : line));
    await write([...head, ...kept], modules, wrong.modules);
    const messages = await diagnose();
    note(messages, head.length, wrong);
    if (!messages.some(({ isSyntax }) => isSyntax)) return wrong;
  }
}

interface Message {
  file: string;
  line: number;
  text: string;
  isSyntax: boolean;
}

function note(
  messages: readonly Message[],
  offset: number,
  wrong: { [Key in keyof Wrong]: Map<number, string> },
) {
  for (const { file, line, text } of messages) {
    const [, index] = /^module-(\d+)/.exec(file) ?? [];
    if (index === undefined && line <= offset) {
      throw new Error(`The file of assertions about types does not compile: line ${line}: ${text}`);
    }
    if (index === undefined) wrong.lines.set(line - 1 - offset, text);
    else wrong.modules.set(Number(index), withMessage(wrong.modules.get(Number(index)), text));
  }
}

/** The messages of a module so far and another one, unless it is the same. A module may have several faults. */
function withMessage(before: string | undefined, text: string): string {
  if (before === undefined) return text;
  return before.split("; ").includes(text) ? before : `${before}; ${text}`;
}

async function write(
  lines: readonly string[],
  modules: readonly string[],
  broken: ReadonlyMap<number, string>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, text] of modules.entries()) {
    if (!broken.has(index)) await writeFile(join(folder, `module-${index}.tsx`), text);
  }
  const named = lines.map((line, index) => line.replace(/\b_\b/, `_${index}`));
  await writeFile(join(folder, "assertions.ts"), [...named, ""].join("\n"));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings()));
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

async function diagnose(): Promise<Message[]> {
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const args = [compiler, "-p", folder, "--pretty", "false"];
  const output = await run(process.execPath, args, { maxBuffer: 1 << 26 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  const own = /(assertions\.ts|module-\d+\.tsx)\((\d+),\d+\): error (TS(\d+): .*)/g;
  return [...output.matchAll(own)].map(([, file = "", line, text = "", code = ""]) => ({
    file,
    line: Number(line),
    text,
    isSyntax: /^1\d{3}$/.test(code),
  }));
}

/** Imports names from Kerf if it exports them, otherwise from React if it has them. Others are global. */
async function header(lines: readonly string[], { exports }: Code): Promise<string[]> {
  const code = lines.map((line) => line.replaceAll(/"(?:[^"\\]|\\.)*"/g, "")).join("\n");
  const names = [...new Set(code.match(/\b[A-Z]\w*/g))];
  const react = await namesOfReact();
  const fromKerf = names.filter((name) => exports.has(name));
  const fromReact = names.filter((name) => !exports.has(name) && react.has(name));
  return [
    `import type { ${fromReact.join(", ")} } from "react";`,
    `import type { ${fromKerf.join(", ")} } from "@kerf/react";`,
    // An alias in the sources, which isn't exported.
    "type NumberFormatOptions = Intl.NumberFormatOptions;",
    "type Of<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;",
    "type Leaves<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? ({} extends Pick<P, K> ? true : false) : true) : never;",
    "type IsOptional<P, K extends PropertyKey> = true extends Leaves<P, K> ? true : false;",
  ];
}

async function namesOfReact(): Promise<Set<string>> {
  const text = await readFile(resolve("node_modules/@types/react/index.d.ts"), "utf8");
  return new Set([...text.matchAll(/^ {4}(?:type|interface|class) (\w+)/gm)].map(([, name = ""]) => name));
}
