import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../lib/paths";

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
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      paths: { "@kerf/react": [join(root, "src/index.ts")] },
      typeRoots: [join(root, "node_modules/@types")],
      types: ["node"],
    },
    include: ["*.ts", "*.tsx"],
    exclude: [],
  };
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
  const args = [join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--pretty", "false"];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/** The texts of messages, each once. Undefined without a message. */
export function problemIn(messages: readonly Message[] = []): string | undefined {
  return messages.length > 0 ? [...new Set(messages.map(({ text }) => text))].join("; ") : undefined;
}
