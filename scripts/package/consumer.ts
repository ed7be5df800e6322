import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { root } from "../lib/paths";
import { buildPackage } from "./build/package";

const run = promisify(execFile);

/** An application that has installed only the packed package, its dependencies and its peers. */
export interface Consumer {
  /** The application's folder. The package is in its node_modules. */
  folder: string;
  /** The installed package's folder. */
  installed: string;
  /** The packed package. */
  tarball: string;
  /** The files of the tarball, as paths inside the package. */
  files: string[];
  remove(): Promise<void>;
}

/**
 * Builds the current sources, packs them as npm would publish them, and installs the tarball in a new folder. If
 * `KERF_TARBALL` names a tarball, installs that one. A release sets it, so that it publishes what was tested.
 */
export async function createConsumer(): Promise<Consumer> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "kerf-consumer-")));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const installed = join(folder, "node_modules/@kerf/react");
    const tarball = resolve(process.env.KERF_TARBALL ?? (await pack(join(folder, "package"))));
    await install(tarball, installed);
    await linkWhatItAsksFor(installed, join(folder, "node_modules"));
    return { folder, installed, tarball, files: await filesIn(installed), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Builds and packs the sources in a staging folder, without using or changing the project's `dist`. If
 * `KERF_DIST` names a build, packs that one instead. `npm test` sets it after its own build. Returns the tarball.
 */
export async function pack(staging: string): Promise<string> {
  const built = process.env.KERF_DIST;
  if (built) await cp(join(root, built), join(staging, "dist"), { recursive: true });
  else await buildPackage(join(staging, "dist"));
  for (const file of ["package.json", "README.md", "LICENSE", "CHANGELOG.md", "stories/workshop.png"])
    await cp(join(root, file), join(staging, file));
  const { stdout } = await run("npm", ["pack", "--json", "--ignore-scripts"], {
    cwd: staging,
    shell: process.platform === "win32",
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(staging, filename);
}

async function install(tarball: string, installed: string): Promise<void> {
  await mkdir(installed, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
}

async function linkWhatItAsksFor(installed: string, modules: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  const asked = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...asked, "@types/react", "@types/react-dom"]) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(root, "node_modules", name), join(modules, name), "junction");
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
