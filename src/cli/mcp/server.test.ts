import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import document from "../../catalog/catalog.json";
import { entriesOf, withProviders } from "../../catalog/find";
import { readCatalog } from "../../catalog/read";
import { connect, type McpClient } from "./client.fixture";
import { tools } from "./tools";

const catalog = readCatalog(document);
const root = fileURLToPath(new URL("../../..", import.meta.url));
let client: McpClient;
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/kerf-mcp-`);
  // Without the catalog of the package, the server reads the given one.
  writeFileSync(`${folder}/catalog.json`, JSON.stringify(document));
  const args = ["--import", "tsx", "src/cli/kerf.ts", "mcp", "--catalog", `${folder}/catalog.json`];
  client = await connect(args, root);
}, 60_000);

afterAll(() => {
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.request("tools/call", { name, arguments: given });
  const [first] = content;
  return { text: first?.text ?? "", isError };
}

const answer = async (name: string, given?: Record<string, unknown>) => {
  const { text, isError } = await call(name, given);
  expect(isError, text).toBe(false);
  return text;
};

test("the server lists its tools as read-only", async () => {
  const listed = (await client.request("tools/list")).tools;
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  expect(listed.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  expect(client.server.serverInfo).toMatchObject({ name: "kerf" });
  expect(client.server.instructions).toContain("`search`");
});

test("list returns every component, or those of a category", async () => {
  const names = [...(await answer("list")).matchAll(/^- (\w+): /gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(withProviders(catalog).components).sort());
  expect(await answer("list", { category: "Overlay" })).toMatch(/^## Overlay\n- \w+: [^#]*$/);
});

test.each([
  ["modal", "Dialog"],
  ["multi select", "Combobox"],
  ["a component that shows progress", "Loader"],
  ["let people pick a date range", "DateRangePicker"],
])('search for "%s" finds %s', async (query, name) => {
  expect(await answer("search", { query })).toMatch(new RegExp(`^- ${name}: `, "m"));
});

describe("component and part", () => {
  test.each(entriesOf(catalog).map((entry) => [entry.name, entry] as const))("%s", async (name, entry) => {
    const text = await answer(entry.part ? "part" : "component", { name });
    const { props, description } = entry.part ?? entry.component;
    expect(text).toContain(`# ${name}\n${description}`);
    for (const [prop, { required, values = [], default: initial }] of Object.entries(props)) {
      const line = text.split("\n").find((each) => each.startsWith(`- \`${prop}\`${required ? "*" : ""}: `));
      for (const value of values) expect(line).toContain(JSON.stringify(value));
      expect(line).toContain(initial ? ` = ${initial}` : "");
    }
    const names = [...text.matchAll(/`(\w+) = /g)].map(([, each = ""]) => each);
    expect(names.filter((each) => !Object.hasOwn(catalog.types ?? {}, each))).toEqual([]);
  });

  test("returns one prop with its values, arguments and types", async () => {
    expect(await answer("component", { name: "Badge", prop: "variant" })).toMatch(
      /"destructive" is deprecated: Use `red`\.(.|\n)*\n- `"red"`: [A-Z]/,
    );
    const text = await answer("part", { name: "Dialog.Root", prop: "onOpenChange" });
    expect(text).toContain("Arguments of `onOpenChange`:");
    expect(text).toContain("### DialogOpenChangeReason");
  });
});

test("examples returns the shortest one, or one by name", async () => {
  const text = await answer("examples", { name: "Button" });
  expect(text).toMatch(/^```tsx\nimport (.|\n)*Other examples of Button: \w+/);
  const [, example] = /Other examples of Button: (\w+)/.exec(text) ?? [];
  expect(await answer("examples", { name: "Button", example })).toContain(`export function ${example}(`);
});

test("guide returns all sections", async () => {
  const text = await answer("guide", { name: "Dialog.Title" });
  for (const heading of ["Use another one", "Keyboard", "Accessibility", "Do", "Don't"])
    expect(text).toContain(`## ${heading}\n`);
});

test("check reports problems in code and trees", async () => {
  expect(await answer("check", { code: '<Badge variant="red">Failed</Badge>' })).toBe("No problems.");
  expect(
    await answer("check", { code: 'export const App = () => (\n  <Badge varient="red">A</Badge>\n);' }),
  ).toBe("- 2:10 Badge has no prop varient. Did you mean variant?");
  expect(await answer("check", { tree: { root: "a", nodes: { a: { type: "Loader" } } } })).toBe(
    "No problems.",
  );
  expect(await answer("check", { tree: { root: "a", nodes: { a: { type: "Loadr" } } } })).toContain(
    "- nodes.a.type is unknown. There is no component named Loadr. Did you mean Loader?",
  );
});

test.each([
  ["component", { name: "Buton" }, "There is no component named Buton. Did you mean Button?"],
  ["part", { name: "Dialog.Titel" }, "Dialog has no part Titel. Did you mean Title?"],
  ["component", { name: "Badge", prop: "varient" }, "Badge has no prop varient. Did you mean variant?"],
  ["examples", { name: "Button", example: "Nothing" }, "Button has no example Nothing. Its examples: "],
  ["guide", { name: "modal" }, "There is no component named modal. Kerf calls it Dialog."],
  ["search", { query: "qqqq" }, 'No results for "qqqq".'],
  ["check", {}, "Pass either `code` or `tree`."],
  ["component", {}, "name"],
  ["component", { name: "Badge", props: "variant" }, "additional properties"],
])("%s %j returns an error with the reason", async (name, given, message) => {
  const { text, isError } = await call(name, given).catch((error: Error) => ({
    text: error.message,
    isError: true,
  }));
  expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
});
