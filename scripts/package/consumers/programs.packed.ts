import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Ajv2020 from "ajv/dist/2020";
import { expect, test } from "vitest";
import { pageInA2ui, pageInJsonRender } from "../../catalog/outputs/page.fixture";
import { consumer, manifest, read, run, subPaths } from "./packed";

const app = join(consumer.folder, "apps/programs");
await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"], {
  cwd: app,
});
const tools = await import(pathToFileURL(join(app, "tools.mjs")).href);

const json = (path: string) => JSON.parse(read(`dist/${path}`));

test("publint reports no problems of the package", async () => {
  const { messages } = await tools.publint({ pkgDir: consumer.installed, pack: false, strict: true });
  expect(messages.map((message: unknown) => tools.formatMessage(message, manifest()))).toEqual([]);
});

test("Are the Types Wrong reports no problems for ES modules, the only module format", async () => {
  const result = await tools.checkPackage(
    tools.createPackageFromTarballData(readFileSync(consumer.tarball)),
    {
      includeEntrypoints: subPaths().map((path) => `./${path}`),
      excludeEntrypoints: [/\.(css|json|txt|md)$/, /\*/],
    },
  );
  expect(result.types).toBeTruthy();
  // Node 10 has no `exports`. `require` of ES modules works from Node 20.19, the package's minimum.
  const isSupported = ({ resolutionKind = "" }) => !["node10", "node16-cjs"].includes(resolutionKind);
  expect(result.problems.filter(isSupported)).toEqual([]);
});

test("the client of the MCP SDK connects to `kerf mcp`, and calls its tools", async () => {
  const client = new tools.Client({ name: "test", version: "1.0.0" });
  const args = [join(consumer.installed, manifest().bin.kerf), "mcp"];
  await client.connect(
    new tools.StdioClientTransport({ command: process.execPath, args, cwd: consumer.folder }),
  );
  const called = client.callTool({ name: "search", arguments: { query: "modal" } });
  const { content } = await called.finally(() => client.close());
  expect(content[0].text).toMatch(/^- Dialog: /);
});

test("Storybook's parser loses nothing of the component manifest", async () => {
  const manifest = json("manifests/components.json");
  expect(await tools.ComponentManifestMap["~standard"].validate(manifest)).toMatchObject({ value: manifest });
});

test("shadcn's schemas accept the registry and each item", () => {
  const registry = json("r/registry.json");
  expect(tools.registrySchema.parse(registry)).toEqual(registry);
  expect(registry.items.length).toBeGreaterThan(10);
  for (const { name } of registry.items) {
    const item = json(`r/${name}.json`);
    expect(tools.registryItemSchema.parse(item)).toEqual(item);
  }
});

test("Terrazzo's parser resolves all tokens in every theme, with and without reduced motion", async () => {
  const base = new URL("file:///kerf/");
  const parse = (name: string, src: string) =>
    tools.parse([{ filename: new URL(name, base), src }], {
      config: tools.defineConfig({}, { cwd: base }),
      req: async ({ href }: URL) => read(`dist/design-tokens/${href.slice(base.href.length)}`),
    });

  const { tokens } = await parse("tokens.json", read("dist/design-tokens/tokens.json"));
  const { resolver } = await parse("resolver.json", read("dist/design-tokens/resolver.json"));
  const surfaces = ["light", "dark", "light-more-contrast", "dark-more-contrast"].map((theme) => {
    for (const motion of ["standard", "reduced"])
      expect(Object.keys(resolver.apply({ theme, motion })).sort()).toEqual(Object.keys(tokens).sort());
    return JSON.stringify(resolver.apply({ theme, motion: "standard" })["color.line"].$value);
  });
  expect(new Set(surfaces).size).toBe(4);
});

test("A2UI's schemas accept a page of Kerf's catalog, and refuse what the catalog doesn't have", () => {
  const catalog = json("a2ui.json");
  const schemas = join(app, "node_modules/@a2ui/web_core/src/v0_9/schemas");
  const schema = (name: string) => JSON.parse(readFileSync(join(schemas, name), "utf8"));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(schema("common_types.json"));
  // The schema of messages refers to their surface's catalog by this id.
  ajv.addSchema({ ...catalog, $id: "https://a2ui.org/specification/v0_9/catalog.json" });
  const isMessage = ajv.compile(schema("server_to_client.json"));
  const update = (components: object[]) => ({
    version: "v0.9",
    updateComponents: { surfaceId: "s", components },
  });

  const kerf = tools.Catalog.fromSchema(catalog);
  const create = { version: "v0.9", createSurface: { surfaceId: "s", catalogId: kerf.id } };
  const messages = [create, update(pageInA2ui)];
  for (const message of messages) {
    isMessage(message);
    expect(isMessage.errors).toBeNull();
  }
  const processor = new tools.MessageProcessor([kerf]);
  processor.processMessages(messages);
  expect([...processor.model.getSurface("s").componentsModel.entries]).toHaveLength(pageInA2ui.length);
  for (const wrong of [{ variant: "pink" }, { varient: "red" }])
    expect(isMessage(update([{ id: "root", component: "Badge", ...wrong }]))).toBe(false);
});

test("json-render accepts a page of Kerf's catalog, and the schema of each component refuses wrong props", () => {
  const { components } = json("json-render.json");
  const schemaOf = (type: string) => tools.z.fromJSONSchema(components[type].props);
  const elements = Object.entries(pageInJsonRender.elements).map(([id, element]) => {
    const names = Object.keys(components[element.type].props.properties);
    const left = Object.fromEntries(names.map((name) => [name, null]));
    return [id, { ...element, props: { ...left, ...element.props } }] as const;
  });
  const spec = { root: pageInJsonRender.root, elements: Object.fromEntries(elements) };
  expect(tools.validateSpec(spec, { checkOrphans: true })).toEqual({ valid: true, issues: [] });
  for (const [, { type, props }] of elements) expect(schemaOf(type).safeParse(props).error).toBeUndefined();
  const wrong = { ...spec.elements.expired?.props, variant: "pink" };
  expect(schemaOf("Badge").safeParse(wrong).success).toBe(false);
});
