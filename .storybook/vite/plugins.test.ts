import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { aliasesIn } from "../../scripts/lib/aliases";
import { root } from "../../scripts/lib/paths";
import { serveFiles } from "../shared/serve-files";
import { directImports, loadedComponents } from "./direct-imports";
import { storyIndex } from "./story-index";

const devServer = (config: InlineConfig): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null, preTransformRequests: false },
    ...config,
  });

describe("direct imports", () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    const plugins = [loadedComponents(true), directImports()];
    server = await devServer({ root, resolve: { alias: aliasesIn(root) }, plugins });
    return () => server.close();
  });

  test.each([
    ["src/components/button/button.examples.tsx", "/src/components/button/index.ts"],
    ["src/components/button/button.stories.tsx", "/.storybook/kit/catalog-stories.tsx"],
    ["src/components/button/button.behaviour.stories.tsx", "/.storybook/kit/conformance.tsx"],
    ["src/components/button/index.ts", "/@id/__x00__kerf-catalog:Button"],
    [".storybook/kit/lookup.ts", "/.storybook/kit/components.ts"],
  ])("%s loads the modules that define the imported names, and no other component", async (file, module) => {
    const { code = "" } = (await server.transformRequest(`/${file}`)) ?? {};
    const imports = Array.from(code.matchAll(/(?:from|import) ?"([^"?]+)/g), ([, address]) => address);
    expect(imports).toContain(module);
    expect(imports).not.toContain("/src/index.ts");
  });
});

test("served files are created on the first request and after a change of their sources, also after an error", async () => {
  let content = "first";
  const create = vi.fn(async () => {
    if (content === "broken") throw new Error("The catalog is broken");
    return { "catalog.json": content };
  });
  const plugins = [serveFiles({ name: "test", from: ["/project/catalog"], create })];
  const vite = await devServer({ plugins, server: { port: 0, ws: false, watch: null } });
  onTestFinished(() => vite.close());
  await vite.listen();
  const served = async () => (await fetch(`${vite.resolvedUrls?.local[0]}catalog.json?t=1`)).text();
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

test("a story file is indexed again only after a change of its code", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kerf-index-"));
  vi.stubEnv("CACHE_DIR", folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  const file = join(folder, "button.stories.tsx");
  const createIndex = vi.fn<Indexer["createIndex"]>(async () => [
    { type: "story", importPath: file, exportName: "Playground", title: "Behaviour/Button" },
  ]);
  for (const code of ["one", "one", "two"]) {
    await writeFile(file, code);
    // As after a new start of the server.
    const indexer = storyIndex({ test: /\.stories\.tsx$/, createIndex });
    const [story] = await indexer.createIndex(file, { makeTitle: () => "" });
    expect(story?.tags).toEqual(["!autodocs", "tests"]);
  }
  expect(createIndex).toHaveBeenCalledTimes(2);
});
