#!/usr/bin/env node
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./command";
import { findFiles } from "./find-files";
import { run } from "./run";

const folder = dirname(fileURLToPath(import.meta.url));

/** In the package, the catalog is in the parent folder. */
const packed = join(folder, "../catalog.json");

const isPacked = existsSync(packed);

const { out, err, code, serve } = run(process.argv.slice(2), {
  catalogFile: isPacked ? packed : join(folder, "../catalog/catalog.json"),
  tokensFile: join(folder, isPacked ? "../tokens.json" : "../../dist/tokens.json"),
  searchFile: isPacked ? join(folder, "../search.json") : undefined,
  guidesFolder: join(folder, isPacked ? "../docs/guides" : "../../dist/docs/guides"),
  version: JSON.parse(readFileSync(join(folder, "../../package.json"), "utf8")).version,
  find: findFiles,
  read,
  write,
  width: Math.min(100, Math.max(50, process.stdout.columns ?? 100)),
});
// A reader such as `head` may close the pipe early. That isn't an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
await serve?.();

function read(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new UsageError(`Can't read ${file}: ${(error as Error).message}`);
  }
}

/** A new file replaces the old one at once, so that an interruption leaves either. */
function write(file: string, text: string): void {
  // Writes to the target of a symbolic link, so that the link stays.
  const target = realpathSync(file);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { mode: statSync(target).mode });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new UsageError(`Can't write ${file}: ${(error as Error).message}`);
  }
}
