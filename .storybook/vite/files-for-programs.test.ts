import { once } from "node:events";
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type WatchOptions } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "../../scripts/lib/paths";
import { servePrograms } from "./files-for-programs";

// On a busy machine, a dev server can take minutes to start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test("serves the new catalog after a change, without a restart", async () => {
  const { text, folder } = await serve();
  expect(await text("catalog.json")).toContain('"description": "');
  await rename(folder, "Renamed");
  await vi.waitFor(async () => expect(await text("docs/Renamed.md")).toContain("Renamed"), 30_000);
});

test("answers from what it created until a file changes", async () => {
  // Watching is off, so only the emitted event reports the change.
  const { text, folder, watcher } = await serve(null);
  await text("catalog.json");
  await rename(folder, "Renamed");
  expect(await text("catalog.json")).not.toContain('"name": "Renamed"');
  watcher.emit("all", "change", join(folder, "catalog.json"));
  expect(await text("catalog.json")).toContain('"name": "Renamed"');
});

test("reports a broken catalog, and recovers when it is repaired", async () => {
  const { text, folder, watcher } = await serve(null);
  const path = join(folder, "catalog.json");
  const whole = await readFile(path, "utf8");
  await writeFile(path, whole.slice(0, 1000));
  await expect(text("catalog.json")).rejects.toThrow("Kerf catalog");
  await writeFile(path, whole);
  watcher.emit("all", "change", path);
  expect(await text("catalog.json")).toBe(whole);
});

/** Starts a dev server for a copy of the catalog. */
async function serve(watch?: WatchOptions | null) {
  const project = await realpath(await mkdtemp(join(tmpdir(), "kerf-catalog-")));
  const folder = join(project, "catalog");
  await cp(join(root, "src/catalog"), folder, { recursive: true });
  const vite = await createServer({
    configFile: false,
    root: project,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, ...(watch !== undefined && { watch }) },
    plugins: [servePrograms(folder)],
  });
  const http = createHttpServer(vite.middlewares).listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(async () => {
    http.close();
    await vite.close();
    await rm(project, { recursive: true });
  });
  const { port } = http.address() as AddressInfo;
  return {
    folder,
    watcher: vite.watcher,
    async text(path: string): Promise<string> {
      const response = await fetch(`http://127.0.0.1:${port}/${path}`);
      if (!response.ok) throw new Error(await response.text());
      return response.text();
    },
  };
}

/** Renames Button in the catalog, which changes all served files. */
async function rename(folder: string, name: string): Promise<void> {
  const path = join(folder, "catalog.json");
  const catalog = JSON.parse(await readFile(path, "utf8"));
  const { Button, ...others } = catalog.components;
  const components = { ...others, [name]: { ...Button, name } };
  await writeFile(path, JSON.stringify({ ...catalog, components }, undefined, 2));
}
