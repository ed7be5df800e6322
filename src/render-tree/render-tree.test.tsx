import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import catalog from "../catalog/catalog.json";
import { entriesOf } from "../catalog/find";
import { readCatalog } from "../catalog/read";
import * as components from "../index";
import { checkTree, renderTree, TreeError } from ".";
import { only, page, withNodes } from "./page.fixture";
import { pickerTypes } from "./read-picker";
import { refusals } from "./refusals.fixture";

const html = (tree: unknown) => renderToString(renderTree(tree, { catalog, components }));
describe("a valid tree", () => {
  test("renders the same as its components in JSX", () => {
    const { Button, Link, Surface, Text } = components;
    const byHand = (
      <Surface>
        <Text variant="heading1">Settings</Text>
        <Button variant="primary" aria-label="Save all">
          Save
        </Button>
        {"or "}
        <Link href="/start">go back</Link>
      </Surface>
    );
    expect(html(page)).toBe(renderToString(byHand));
    expect(checkTree(page, catalog)).toEqual([]);
  });

  test("can have nodes in props, parts, numbers and lists", () => {
    const tree = {
      root: "banner",
      nodes: {
        banner: {
          type: "Banner",
          props: { title: "New", icon: { node: "wait" }, action: [{ node: "more" }, "!"] },
        },
        wait: { type: "Loader", props: { size: 18 } },
        more: { type: "Banner.Action", props: { children: "More" } },
      },
    };
    expect(html(tree)).toMatch(/data-slot="loader".*New.*data-slot="banner-action".*More.*!/s);
  });

  test("passes data to the components that need it", () => {
    const tree = only("Select", { "aria-label": "Country", items: { de: "Germany" }, value: "de" });
    expect(html(tree)).toContain("Germany");
  });

  test("can render with a selection of the components", () => {
    const { Surface } = components;
    const chosen = { catalog, components: { Surface } };
    expect(renderToString(renderTree(only("Surface"), chosen))).toContain('data-slot="surface"');
    expect(() => renderTree(page, chosen)).toThrow(
      'nodes.title.type is "Text", which is missing from the `components` passed to renderTree.',
    );
  });

  test("is limited to the given catalog", () => {
    const { Button, Surface, Text } = catalog.components;
    const smaller = { ...catalog, components: { Button, Surface, Text } };
    expect(checkTree(page, smaller)).toEqual([
      { path: "nodes.back.type", message: "is unknown. There is no component named Link." },
    ]);
  });
});

test.each([
  [null, "The document is null; it must be an object."],
  [{ version: "2.0.0", components: {} }, 'version is "2.0.0"; only versions 1.x.y are supported.'],
  [{ version: "1.0.0" }, "components is missing."],
])("refuses %j as a catalog", (document, problem) => {
  expect(() => checkTree(page, document)).toThrow(`Not a valid Kerf catalog:\n  ${problem}`);
});

test.each(refusals)("refuses %s", (_, tree, problem) => {
  expect(() => html(tree)).toThrow(TreeError);
  expect(() => html(tree)).toThrow(`The tree is invalid.\n  ${problem}`);
  const { path, message } = checkTree(tree, catalog)[0] ?? { path: "", message: "" };
  expect(`${path || "The tree"} ${message}`).toContain(problem);
});

describe("refuses names that reach a prototype:", () => {
  test.each(["__proto__", "constructor", "prototype"])("%s", (key) => {
    const parse = (text: string) => JSON.parse(text.replaceAll("KEY", key));
    const trees: [unknown, string][] = [
      [parse('{ "root": "KEY", "nodes": { "KEY": { "type": "Badge" } } }'), `nodes.${key}`],
      [only(key), "nodes.it.type"],
      [only(`Dialog.${key}`), "nodes.it.type"],
      [parse('{ "root": "it", "KEY": {}, "nodes": {} }'), key],
      [parse('{ "root": "it", "nodes": { "it": { "type": "Badge", "KEY": {} } } }'), `nodes.it.${key}`],
      [
        parse(
          '{ "root": "it", "nodes": { "it": { "type": "Badge", "props": { "KEY": { "variant": "red" } } } } }',
        ),
        `nodes.it.props.${key}`,
      ],
      [
        parse(
          '{ "root": "it", "nodes": { "it": { "type": "Loader", "props": { "labels": { "KEY": {} } } } } }',
        ),
        `nodes.it.props.labels.${key}`,
      ],
      [
        parse(
          '{ "root": "it", "nodes": { "it": { "type": "Select", "props": { "items": [{ "a": { "KEY": 1 } }] } } } }',
        ),
        `nodes.it.props.items[0].a.${key}`,
      ],
    ];
    for (const [tree, path] of trees) {
      expect(() => html(tree)).toThrow(TreeError);
      expect(checkTree(tree, catalog).map((problem) => problem.path)).toContain(path);
    }
    expect(({} as Record<string, unknown>).variant).toBeUndefined();
  });
});

test("reports all problems at once", () => {
  const tree = withNodes({
    title: { type: "Text", props: { variant: "x", size: 5 } },
    save: { type: "Botton" },
  });
  expect(checkTree(tree, catalog).map(({ path }) => path)).toEqual([
    "nodes.title.props.variant",
    "nodes.title.props.size",
    "nodes.save.type",
  ]);
});

test("calls no component before the whole tree is valid", () => {
  const Badge = vi.fn(() => null);
  const tree = {
    root: "a",
    nodes: { a: { type: "Badge", children: ["b"] }, b: { type: "Badge", props: { variant: "?" } } },
  };
  expect(() => renderTree(tree, { catalog, components: { Badge } })).toThrow(TreeError);
  expect(Badge).not.toHaveBeenCalled();
});

test("picker types have the same names as in the catalog", () => {
  const text = entriesOf(readCatalog(catalog))
    .flatMap(({ component, part }) => Object.values((part ?? component).props))
    .map(({ type }) => type.replace(/\s/g, ""))
    .join(" ");
  expect(Object.keys(pickerTypes).filter((name) => !text.includes(name))).toEqual([]);
});
