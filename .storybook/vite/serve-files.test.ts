import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { serveFiles } from "../shared/serve-files";

// On a busy machine, a dev server can take minutes to start.
vi.setConfig({ testTimeout: 60_000 });

test("creates files on the first request, again after a change of their sources, and recovers from an error", async () => {
  let content = "first";
  const create = vi.fn(async () => {
    if (content === "broken") throw new Error("The catalog is broken");
    return { "catalog.json": content };
  });
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [serveFiles({ name: "test", from: ["/project/catalog"], create })],
  });
  const http = createHttpServer(vite.middlewares).listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(async () => {
    http.close();
    await vite.close();
  });
  const served = async () => {
    const { port } = http.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/catalog.json?t=1`)).text();
  };
  const change = (next: string, file = "/project/catalog/catalog.json") => {
    content = next;
    vite.watcher.emit("all", "change", file);
  };

  expect(create).not.toHaveBeenCalled();
  expect(await served()).toBe("first");
  change("second", "/project/other/file.ts");
  expect(await served()).toBe("first");
  change("broken");
  expect(await served()).toContain("The catalog is broken");
  change("second");
  expect(await served()).toBe("second");
  expect(create).toHaveBeenCalledTimes(3);
});
