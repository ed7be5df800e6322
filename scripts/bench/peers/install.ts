import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../lib/paths";
import type { Peer } from "./peers";

/** Downloads the peers into a separate folder, kept for the next run. The project itself doesn't use them. */
export async function installPeers(peers: readonly Peer[]): Promise<{ folder: string }> {
  const folder = join(root, ".cache/peers");
  const dependencies = Object.assign(
    { react: "^19.0.0", "react-dom": "^19.0.0" },
    ...peers.map(({ install }) => install),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  try {
    await promisify(execFile)("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: folder,
    });
  } catch (cause) {
    throw new Error("The peers cannot be downloaded. Without `--peers`, the benchmark needs no network.", {
      cause,
    });
  }
  return { folder };
}
