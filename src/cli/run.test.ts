import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { withProviders } from "../catalog/find";
import { type Catalog, categories } from "../catalog/types";
import { catalogEntries } from "../search/catalog-entries";
import { indexEntries } from "../search/engine";
import { UsageError } from "./command";
import { findFiles } from "./find-files";
import { commands, run } from "./run";

const catalogFile = fileURLToPath(new URL("../catalog/catalog.json", import.meta.url));
const catalog = JSON.parse(readFileSync(catalogFile, "utf8")) as Catalog;
const pill = {
  name: "Pill",
  type: "component",
  description: "A word in a frame.",
  importPath: "@test/kit",
  category: "Display",
  props: { label: { type: "string", optional: true, description: "What it says." } },
  examples: [],
  colors: [],
};
const files: Record<string, string> = {
  [catalogFile]: JSON.stringify(catalog),
  "search.json": JSON.stringify(indexEntries(catalogEntries(catalog))),
  "old.json": JSON.stringify({ version: "1.0.0", components: { Pill: pill } }),
  "new.json": JSON.stringify({ version: "1.0.0", components: { Pill: { ...pill, props: {} } } }),
  "bad.json": '{ "version": 1, "components": { "Pill": null } }',
  "marked.json": `\uFEFF${JSON.stringify({ version: "1.0.0", components: { Pill: pill } })}`,
  "utf-16.json": Buffer.from("\uFEFF{}", "utf16le").toString(),
  "-": "{",
  "good.tsx": '<Badge variant="red">Failed</Badge>',
  "wrong.tsx": 'export const App = () => (\n  <Badge varient="red" size="big">Failed</Badge>\n);\n',
  "broken.jsx": "<Badge",
  "tree.json": '{ "root": "a", "nodes": { "a": { "type": "Badg" } } }',
  "style.css": "a {}",
};
const written: Record<string, string> = {};

function kerf(...args: string[]) {
  const read = (file: string) => {
    const text = files[file];
    if (text === undefined) throw new UsageError(`Can't read ${file}.`);
    return text;
  };
  const write = (file: string, text: string) => {
    written[file] = text;
  };
  const find = (name: string) => (name === "app" ? ["good.tsx", "wrong.tsx"] : [name]);
  return run(args, {
    catalogFile,
    tokensFile: "tokens.json",
    searchFile: "search.json",
    version: "9.8.7",
    find,
    read,
    write,
    width: 100,
  });
}
const out = (...args: string[]) => {
  const { out, err, code } = kerf(...args);
  expect([err, code]).toEqual(["", 0]);
  return out;
};

describe("ls", () => {
  test("lists every component, by category", () => {
    const lines = out("ls").split("\n");
    const names = lines.flatMap((line) => /^ {2}([A-Z]\w+) /.exec(line)?.[1] ?? []);
    expect(names.sort()).toEqual(Object.keys(withProviders(catalog).components).sort());
    const shelves = lines.filter((line) => categories.some((category) => category === line));
    expect(shelves).toEqual(categories.filter((each) => shelves.includes(each)));
  });

  test("lists one category", () => {
    expect(out("ls", "--category", "overlay")).toMatch(/^Overlay\n {2}ContextMenu /);
    expect(kerf("ls", "--category", "Overlayy")).toMatchObject({
      code: 2,
      err: expect.stringContaining("Unknown category Overlayy. Did you mean Overlay?"),
    });
  });

  test("prints JSON", () => {
    expect(JSON.parse(out("ls", "--json"))).toContainEqual({
      name: "Dialog",
      category: "Overlay",
      description: catalog.components.Dialog?.description,
      parts: ["Root", "Trigger", "Title", "Description", "Close"],
    });
  });
});

describe("show", () => {
  test("prints a component: import, props with values and defaults, examples", () => {
    const text = out("show", "Badge");
    expect(text).toMatch(/^Badge {3}Display\nimport \{ Badge \} from "@kerf\/react";\n/);
    expect(text).toContain("\n  variant: enum, default primary\n");
    expect(text).toMatch(/\n {8}destructive {2}Deprecated\. Use `red`\. /);
    expect(text).toContain("\nAliases: tag, chip");
    expect(text).toContain("\nExample 1 of 3\n\n  import { Badge, Text }");
  });

  test("prints a provider", () => {
    const text = out("show", "linkprovider");
    expect(text).toMatch(/^LinkProvider {3}Other\nimport \{ LinkProvider \} from "@kerf\/react";\n/);
    expect(text).toContain("\n  component: ComponentType\n");
    expect(text).toContain("\nExample 1 of 1\n");
  });

  test("prints a part", () => {
    expect(out("show", "Breadcrumbs.Link")).toContain("\n  href: string, required\n");
    expect(out("show", "Dialog")).toContain("\n  Dialog.Title ");
  });

  test.each(["dialog.title", "DialogTitle"])("understands %s", (name) => {
    expect(out("show", name)).toMatch(/^Dialog\.Title /);
  });

  test("prints JSON", () => {
    expect(JSON.parse(out("show", "Button", "--json"))).toEqual(catalog.components.Button);
    expect(JSON.parse(out("show", "Dialog.Title", "--json"))).toEqual(
      catalog.components.Dialog?.subComponents?.Title,
    );
  });

  test.each(
    Object.values(catalog.components).flatMap(({ name, subComponents = {} }) => [
      name,
      ...Object.keys(subComponents).map((part) => `${name}.${part}`),
    ]),
  )("wraps %s to the width, except for lines that can't be broken", (name) => {
    // A document with all components takes long to read.
    const root = name.replace(/\..*/, "");
    files["one.json"] = JSON.stringify({ ...catalog, components: { [root]: catalog.components[root] } });
    const [facts = ""] = out("show", name, "--catalog", "one.json").split("\n\nExample 1 of");
    // The line of a prop contains its type, which people copy as a whole.
    expect(facts.split("\n").filter((line) => line.length > 100 && !/^ {2}\S+: /.test(line))).toEqual([]);
  });

  test.each([
    ["Buton", "There is no component named Buton. Did you mean Button?"],
    ["modal", "There is no component named modal. Kerf calls it Dialog."],
    ["Dialog.Titel", "Dialog has no part Titel. Did you mean Title?"],
    ["Dialog.Zzz", "Dialog has no part Zzz. Its parts: Root, Trigger, Title, Description, Close."],
    ["Button.Icon", "Button has no part Icon. It has no parts."],
    ["__proto__", "There is no component named __proto__."],
  ])("reports that %s is unknown", (name, message) => {
    expect(kerf("show", name)).toEqual({
      out: "",
      code: 1,
      err: expect.stringContaining(`kerf: ${message}`),
    });
  });
});

describe("search", () => {
  test.each([
    ["modal", "Dialog"],
    ["typeahead", "Autocomplete"],
    ["spinner", "Loader"],
    ["button", "Button"],
    ["radio group", "Radio"],
    ["multi select", "Combobox"],
    ["select multi", "Combobox"],
    ["copy clipboard", "ClipboardText"],
  ])("%s finds %s first", (query, name) => {
    expect(JSON.parse(out("search", query, "--json")).results[0].name).toBe(name);
    expect(out("search", ...query.split(" "))).toMatch(new RegExp(`^${name} `));
  });

  test("shows why a result matches", () => {
    expect(out("search", "disablePointerDismissal")).toMatch(/\(Dialog\.Root:\s+disablePointerDismissal/);
  });

  test("finds a misspelled name in another catalog, which has no index", () => {
    expect(out("search", "typahead", "--catalog", catalogFile)).toMatch(/^(Autocomplete|Combobox) /);
  });

  test("says what Kerf doesn't have, and what to use", () => {
    expect(out("search", "star", "rating")).toMatch(/^Kerf has no rating\. /);
    expect(JSON.parse(out("search", "star rating", "--json")).absent).toMatch(/^Kerf has no rating\. /);
  });

  test("fails without results", () => {
    expect(kerf("search", "qqqq")).toMatchObject({ code: 1, err: 'kerf: No results for "qqqq".\n' });
    const json = kerf("search", "qqqq", "--json");
    expect([json.code, JSON.parse(json.out)]).toEqual([1, { results: [] }]);
  });
});

describe("diff", () => {
  test("prints the changes and the level", () => {
    expect(out("diff", "old.json", "new.json")).toBe(
      "Removed\n  major  Pill.label: prop removed\n\nLevel: major (1 major)\n",
    );
    expect(out("diff", "old.json", "old.json")).toBe("No changes.\n");
  });

  test.each([
    ["major", "new.json", "old.json", 0],
    ["minor", "new.json", "old.json", 1],
    ["patch", "new.json", "old.json", 1],
    ["major", "old.json", "new.json", 1],
    ["patch", "old.json", "old.json", 0],
  ])("--fail-on %s: %s to %s exits with %d", (level, old, current, code) => {
    expect(kerf("diff", old, current, "--fail-on", level).code).toBe(code);
  });

  test("prints JSON", () => {
    expect(JSON.parse(out("diff", "old.json", "new.json", "--json"))).toEqual({
      level: "major",
      changes: [{ kind: "removed", level: "major", subject: "Pill.label", text: "prop removed" }],
    });
  });

  test("compares a single document with the current catalog", () => {
    expect(out("diff", "old.json", "--catalog", "new.json")).toContain("Level: major");
  });

  test("fails for an invalid document or level", () => {
    expect(kerf("diff", "bad.json", "new.json")).toMatchObject({
      code: 2,
      err: expect.stringContaining("bad.json: Not a valid Kerf catalog:\n  version is 1;"),
    });
    expect(kerf("diff", "old.json", "new.json", "--fail-on", "big").err).toContain(
      "Allowed choices are patch, minor, major.",
    );
  });
});

describe("check", () => {
  test("accepts a valid document", () => {
    expect(out("check", "old.json")).toBe("old.json is a valid catalog with 1 component.\n");
  });

  test("accepts a document with a byte order mark", () => {
    expect(out("check", "marked.json")).toBe("marked.json is a valid catalog with 1 component.\n");
    expect(out("ls", "--catalog", "marked.json")).toContain("Pill");
  });

  test("refuses a document in UTF-16", () => {
    expect(kerf("check", "utf-16.json").out).toContain(
      "The document is not UTF-8 text. Save the file as UTF-8.",
    );
  });

  test("reports each problem with its path", () => {
    expect(kerf("check", "bad.json")).toEqual({
      out: "bad.json has 2 problems.\n  version is 1; it must be a string.\n  components.Pill is null; it must be an object.\n",
      err: "",
      code: 1,
    });
    expect(kerf("check", "-").out).toMatch(/^- has 1 problem\.\n {2}The document isn't valid JSON: /);
    expect(kerf("check", "tree.json")).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        "nodes.a.type is unknown. There is no component named Badg. Did you mean Badge?",
      ),
    });
    const { out, code } = kerf("check", "bad.json", "--json");
    expect([code, JSON.parse(out).map(({ path }: { path: string }) => path)]).toEqual([
      1,
      ["version", "components.Pill"],
    ]);
  });
});

describe("check of source files", () => {
  test("accepts valid files, and a catalog", () => {
    expect(out("check", "good.tsx", "old.json")).toBe(
      "good.tsx is valid.\nold.json is a valid catalog with 1 component.\n",
    );
  });

  test("reports each problem with its position", () => {
    expect(kerf("check", "good.tsx", "wrong.tsx")).toEqual({
      out: [
        "good.tsx is valid.",
        "wrong.tsx has 2 problems.",
        "  wrong.tsx:2:10 Badge has no prop varient. Did you mean variant? (--fix)",
        "  wrong.tsx:2:24 Badge has no prop size. Its props: variant, appearance, children, className.",
        "",
      ].join("\n"),
      err: "",
      code: 1,
    });
    expect(kerf("check", "broken.jsx").out).toContain(
      "broken.jsx:1:7 Unexpected token. Fix the syntax first.",
    );
  });

  test("prints JSON", () => {
    const { out, code } = kerf("check", "good.tsx", "wrong.tsx", "bad.json", "--json");
    expect([code, JSON.parse(out)]).toEqual([
      1,
      [
        expect.objectContaining({ file: "wrong.tsx", line: 2, column: 10, rule: "unknown-prop" }),
        expect.objectContaining({ file: "wrong.tsx", line: 2, column: 24 }),
        expect.objectContaining({ file: "bad.json", path: "version" }),
        expect.objectContaining({ file: "bad.json", path: "components.Pill" }),
      ],
    ]);
  });

  test("--fix writes what it can fix, and nothing else", () => {
    const { out, code } = kerf("check", "good.tsx", "wrong.tsx", "broken.jsx", "--fix");
    expect(code).toBe(1);
    expect(out).toContain("Fixed 1 problem in wrong.tsx.\nwrong.tsx has 1 problem.\n  wrong.tsx:2:24 ");
    expect(written).toEqual({ "wrong.tsx": files["wrong.tsx"]?.replace("varient", "variant") });
  });

  test("reports unusable files, and checks the others", () => {
    expect(kerf("check", "style.css", "gone.tsx", "good.tsx")).toEqual({
      out: "good.tsx is valid.\n",
      code: 2,
      err: "kerf: style.css is neither a source file nor JSON. Pass .tsx, .jsx, .js or .json files.\nkerf: Can't read gone.tsx.\n",
    });
  });

  test("counts the files of a folder that have no problem", () => {
    expect(kerf("check", "app").out).toMatch(
      /^wrong.tsx has 2 problems[\s\S]*\n1 file without problems\.\n$/,
    );
  });

  test("finds the source files of a folder or a pattern", () => {
    const folder = mkdtempSync(join(tmpdir(), "kerf-check-"));
    for (const file of ["a.tsx", "b.ts", "c.css", "routes/[id].jsx", "node_modules/x/d.js", ".git/e.js"]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), "");
    }
    const found = (name: string) => findFiles(join(folder, name)).map((file) => relative(folder, file));
    expect(found(".")).toEqual(["a.tsx", "routes/[id].jsx"]);
    expect(found("**/*.{jsx,css}")).toEqual(["routes/[id].jsx"]);
    expect(found("*.tsx")).toEqual(["a.tsx"]);
    expect(found("routes/[id].jsx")).toEqual(["routes/[id].jsx"]);
    expect(() => found("gone")).toThrow("Can't find");
    expect(() => found("*.vue")).toThrow("No file matches");
    rmSync(folder, { recursive: true });
  });
});

describe("help and usage errors", () => {
  test.each(Object.keys(commands))("prints help for %s", (name) => {
    const text = out(name, "--help");
    expect(text).toContain(`Usage: kerf ${name}`);
    expect(text).toContain("--catalog <file>");
    expect(out("help", name)).toBe(text);
    expect(out("--help")).toMatch(new RegExp(`^ {2}${name} `, "m"));
  });

  test.each([
    [["shwo"], "kerf: unknown command 'shwo'\n(Did you mean show?)"],
    [["toString"], "kerf: unknown command 'toString'"],
    [["show"], "kerf: missing required argument 'name'"],
    [["show", "a", "b"], "kerf: too many arguments for 'show'. Expected 1 argument but got 2."],
    [["ls", "--jsn"], "kerf: unknown option '--jsn'\n(Did you mean --json?)"],
    [[], "Usage: kerf [options] [command]"],
    [["check", "gone.json"], "kerf: Can't read gone.json."],
    [["ls", "--catalog", "bad.json"], "kerf: bad.json: Not a valid Kerf catalog:"],
  ])("reports a usage error: %j", (args, message) => {
    expect(kerf(...args)).toEqual({ out: "", code: 2, err: expect.stringContaining(message) });
  });

  test("--version prints the version", () => {
    expect(out("--version")).toBe("9.8.7\n");
  });

  test("doesn't color the output", () => {
    expect(out("show", "Button") + out("ls") + kerf("diff", "old.json").out).not.toContain("\u001b");
  });
});
