import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aliasesIn } from "../../scripts/lib/aliases";
import { root } from "../../scripts/lib/paths";
import type * as Lookup from "../kit/lookup";
import { directImports, loadedComponents } from "./direct-imports";

// On a busy machine, a dev server can take minutes to start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: aliasesIn(root) },
    server: { middlewareMode: true, ws: false, watch: null, preTransformRequests: false },
    plugins: [loadedComponents(), directImports()],
  });
});
afterAll(() => server.close());

test("an import of a few names loads the modules that define them, and no other component", async () => {
  expect(await importsOf("src/components/button/button.examples.tsx")).toContain(
    "/src/components/button/index.ts",
  );
  expect(await importsOf("src/components/button/button.stories.tsx")).toContain(
    "/.storybook/kit/catalog-stories.tsx",
  );
  const modules = [
    "src/components/button/button.stories.tsx",
    "src/components/button/button.examples.tsx",
    "src/components/button/button.behaviour.stories.tsx",
    ".storybook/kit/lookup.ts",
  ];
  for (const file of modules) expect(await importsOf(file)).not.toContain("/src/index.ts");
});

test("a story's components are known by name once they are loaded, with their parts", async () => {
  const { lookUp } = (await server.ssrLoadModule("/.storybook/kit/lookup.ts")) as typeof Lookup;
  const { Button } = await server.ssrLoadModule("/src/components/button/index.ts");
  expect(lookUp(Button)?.name).toBe("Button");
  const { Dialog } = await server.ssrLoadModule("/src/components/dialog/index.ts");
  expect(lookUp(Dialog.Title)?.name).toBe("Dialog.Title");
  expect(lookUp(() => null)).toBeUndefined();
});

/** The URLs of a module's imports, as the browser requests them. */
async function importsOf(file: string): Promise<string[]> {
  const { code = "" } = (await server.transformRequest(`/${file}`)) ?? {};
  return [...code.matchAll(/(?:from|import) ?"([^"?]+)/g)].map(([, address = ""]) => address);
}
