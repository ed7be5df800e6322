import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../../lib/paths";
import type { Misuse } from "./misuse";

/** The compiler's first message about each misuse, by id. Misuses that compile have no entry. */
export async function compile(misuses: readonly Misuse[], folder: string): Promise<Map<string, string>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(misuses.map(({ id, module }) => writeFile(join(folder, `${id}.tsx`), module)));
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: { paths: { "@kerf/react": [join(root, "src/index.ts")] } },
    include: ["*.tsx"],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  return messagesIn(await typeCheck(folder));
}

/** Returns the compiler's output. Ignores its exit code, because misuses are expected to fail. */
function typeCheck(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--pretty", "false"],
      { maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

function messagesIn(output: string): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [, id = "", message = ""] of output.matchAll(/([A-Za-z]+-\d+)\.tsx\(\d+,\d+\): error (.*)/g)) {
    if (!messages.has(id)) messages.set(id, message);
  }
  return messages;
}
