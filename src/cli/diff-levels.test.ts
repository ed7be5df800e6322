import { expect, test } from "vitest";
import catalog from "../catalog/catalog.json";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "../catalog/types";
import { run } from "./run";

/** Changes that a maintainer could make to the library, and the release level of each. */
type Pair = [
  what: string,
  change: (catalog: Catalog) => void,
  level: "major" | "minor" | "patch",
  line: string,
];

/** The entries that change. All of them would take long to read. */
const { Badge, Banner, Button, Checkbox, Input, Logo, Meter, Pagination } = catalog.components;
const components = { Badge, Banner, Button, Checkbox, Input, Logo, Meter, Pagination };
const document = { ...catalog, components };

const component = (catalog: Catalog, name: string) => catalog.components[name] as ComponentDescriptor;
const prop = (catalog: Catalog, owner: string, name: string) =>
  component(catalog, owner).props[name] as PropDescriptor;

const pairs: Pair[] = [
  ["component removed", (catalog) => delete catalog.components.Logo, "major", "Logo: component removed"],
  [
    "size removed",
    (catalog) => {
      const size = prop(catalog, "Button", "size");
      size.values = size.values?.filter((value) => value !== "lg");
      for (const texts of [size.descriptions, size.classes, size.stateClasses]) delete texts?.lg;
    },
    "major",
    'Button.size: value "lg" removed',
  ],
  [
    "default changed",
    (catalog) => {
      prop(catalog, "Button", "type").default = "submit";
    },
    "major",
    "Button.type: default button → submit",
  ],
  [
    "prop became required",
    (catalog) => {
      const label = prop(catalog, "Input", "label");
      delete label.optional;
      label.required = true;
    },
    "major",
    "Input.label: became required",
  ],
  [
    "callback argument removed",
    (catalog) => {
      Object.assign(prop(catalog, "Checkbox", "onValueChange"), {
        type: "() => void",
        structure: { kind: "function", parameters: [], returns: "void" },
      });
    },
    "major",
    "Checkbox.onValueChange: type (checked: boolean) => void → () => void",
  ],
  [
    "component added",
    (catalog) => {
      catalog.components.Turnstile = { ...component(catalog, "Pagination"), name: "Turnstile" };
    },
    "minor",
    "Turnstile: component added",
  ],
  [
    "color added",
    (catalog) => {
      prop(catalog, "Badge", "variant").values?.push("magenta");
    },
    "minor",
    'Badge.variant: value "magenta" added',
  ],
  [
    "prop deprecated",
    (catalog) => {
      prop(catalog, "Meter", "showValue").deprecated = "Use `customValue`.";
    },
    "minor",
    "Meter.showValue: prop deprecated: Use `customValue`.",
  ],
  [
    "type widened",
    (catalog) => {
      prop(catalog, "Banner", "title").type = "ReactNode";
    },
    "minor",
    "Banner.title: type string → ReactNode, which accepts more",
  ],
  [
    "classes and descriptions changed",
    (catalog) => {
      const variant = prop(catalog, "Button", "variant");
      variant.classes = { ...variant.classes, primary: "k:bg-ink k:text-surface" };
      variant.descriptions = { ...variant.descriptions, primary: "The one thing to do on a page." };
    },
    "patch",
    'Button.variant: `classes` of "primary" changed',
  ],
];

test.each(pairs)("kerf diff: %s", (_, change, level, line) => {
  const after = structuredClone(document) as unknown as Catalog;
  change(after);
  const files: Record<string, string> = {
    "old.json": JSON.stringify(document),
    "new.json": JSON.stringify(after),
  };
  const read = (file: string) => files[file] ?? "";
  const kerf = (...args: string[]) =>
    run(args, {
      catalogFile: "",
      tokensFile: "",
      find: (name) => [name],
      version: "",
      read,
      write: () => {},
      width: 200,
    });

  const { out } = kerf("diff", "old.json", "new.json");
  expect(out).toContain(`  ${level}  ${line}`);
  expect(out).toContain(`Level: ${level}`);

  // `--fail-on` fails for this level and lower ones only.
  const levels = ["patch", "minor", "major"];
  const stops = levels.map((level) => kerf("diff", "old.json", "new.json", "--fail-on", level).code);
  expect(stops).toEqual(levels.map((_, index) => Number(index <= levels.indexOf(level))));
});
