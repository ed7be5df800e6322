import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createConsumer } from "../consumer";
import { copyApps } from "./copy-apps";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder in which the packed package is installed, and the files of the tarball. */
    consumer: { folder: string; installed: string; files: string[] };
  }
}

/** Packs and installs Kerf and copies the applications, once for all test files of this project. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, installed, files, remove } = await createConsumer();
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await copyApps(folder);
  provide("consumer", { folder, installed, files });
  return remove;
}
