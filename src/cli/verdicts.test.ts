import { expect, test } from "vitest";
import document from "../catalog/catalog.json";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "../catalog/types";
import { run } from "./run";

/** Changes that a maintainer could make to the library, and the release level of each. */
type Pair = [
  what: string,
  change: (catalog: Catalog) => void,
  verdict: "major" | "minor" | "patch",
  line: string,
];

const component = (catalog: Catalog, name: string) => catalog.components[name] as ComponentDescriptor;
const prop = (catalog: Catalog, owner: string, name: string) =>
  component(catalog, owner).props[name] as PropDescriptor;

const pairs: Pair[] = [
  ["a component is dropped", (catalog) => delete catalog.components.Logo, "major", "Logo: component removed"],
  [
    "a size is dropped",
    (catalog) => {
      const size = prop(catalog, "Button", "size");
      size.values = size.values?.filter((value) => value !== "lg");
      for (const texts of [size.descriptions, size.classes, size.stateClasses]) delete texts?.lg;
    },
    "major",
    'Button.size: value "lg" removed',
  ],
  [
    "buttons submit by default",
    (catalog) => {
      prop(catalog, "Button", "type").default = "submit";
    },
    "major",
    "Button.type: default button → submit",
  ],
  [
    "a label becomes a must",
    (catalog) => {
      const label = prop(catalog, "Input", "label");
      delete label.optional;
      label.required = true;
    },
    "major",
    "Input.label: became required",
  ],
  [
    "a callback is told less",
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
    "a component added",
    (catalog) => {
      catalog.components.Turnstile = { ...component(catalog, "Pagination"), name: "Turnstile" };
    },
    "minor",
    "Turnstile: component added",
  ],
  [
    "a colour is new",
    (catalog) => {
      prop(catalog, "Badge", "variant").values?.push("magenta");
    },
    "minor",
    'Badge.variant: value "magenta" added',
  ],
  [
    "a prop is to be replaced",
    (catalog) => {
      prop(catalog, "Meter", "showValue").deprecated = "Use `customValue`.";
    },
    "minor",
    "Meter.showValue: prop deprecated: Use `customValue`.",
  ],
  [
    "a text takes elements, too",
    (catalog) => {
      prop(catalog, "Banner", "title").type = "ReactNode";
    },
    "minor",
    "Banner.title: type string → ReactNode, which accepts more",
  ],
  [
    "a button looks otherwise, and is described better",
    (catalog) => {
      const variant = prop(catalog, "Button", "variant");
      variant.classes = { ...variant.classes, primary: "k:bg-ink k:text-surface" };
      variant.descriptions = { ...variant.descriptions, primary: "The one thing to do on a page." };
    },
    "patch",
    'Button.variant: `classes` of "primary" changed',
  ],
];

test.each(pairs)("kerf diff: %s", (_, change, verdict, line) => {
  const after = structuredClone(document) as unknown as Catalog;
  change(after);
  const files: Record<string, string> = {
    "old.json": JSON.stringify(document),
    "new.json": JSON.stringify(after),
  };
  const read = (file: string) => files[file] ?? "";
  const kerf = (...args: string[]) =>
    run(args, { catalogFile: "", tokensFile: "", version: "", read, write: () => {}, width: 200 });

  const { out } = kerf("diff", "old.json", "new.json");
  expect(out).toContain(`  ${verdict}  ${line}`);
  expect(out).toContain(`Verdict: ${verdict}`);

  // It stops a release that is numbered below it, and no other.
  const levels = ["patch", "minor", "major"];
  const stops = levels.map((level) => kerf("diff", "old.json", "new.json", "--fail-on", level).code);
  expect(stops).toEqual(levels.map((_, index) => Number(index <= levels.indexOf(verdict))));
});
