import { expect, test } from "vitest";
import type { TypeNode } from "../../../../src/catalog/type/node";
import type { Catalog, PropDescriptor } from "../../../../src/catalog/types";
import { usagesOf } from ".";

const prop = (structure: TypeNode, more: Partial<PropDescriptor> = {}): PropDescriptor => ({
  type: "any",
  structure,
  description: "A prop.",
  ...more,
});

const details = { kind: "reference", name: "Details" } as const;
const catalog: Catalog = {
  version: "1.0.0",
  components: {
    Pill: {
      name: "Pill",
      type: "component",
      description: "A word.",
      importPath: "@test/kit",
      category: "Display",
      props: {
        tip: prop({ kind: "reference", name: "Tip" }),
        label: prop("string", { required: true }),
        onClose: prop({
          kind: "function",
          parameters: [{ name: "details", type: details, description: "The reason." }],
          returns: "void",
        }),
        foreign: prop({ kind: "external", name: "Chart", module: "charts" }),
        max: prop("number"),
      },
      combinations: [{ max: {} }, { max: { type: "number" }, tip: { type: "string", required: true } }],
      examples: [],
      colors: [],
    },
  },
  types: {
    Tip: {
      description: "A tip.",
      type: {
        kind: "object",
        fields: {
          text: { type: "string", required: true, description: "Its words." },
          side: { type: "number", description: "A side." },
        },
      },
    },
    Details: {
      description: "Details.",
      type: { kind: "object", fields: { reason: { type: "string", required: true, description: "Why." } } },
    },
  },
};

test("each kind of value of each prop is used once, with the required props", () => {
  const [usages] = usagesOf(catalog);
  expect(usages?.code).toBe(`import { Pill } from "@test/kit";

export const usages = [
  <Pill label={"text"} tip={{ "text": "text" }} />,
  <Pill label={"text"} tip={{ "text": "text", "side": 1 }} />,
  <Pill tip={"text"} label={"text"} />,
  <Pill label={"text"} />,
  <Pill label={"text"} onClose={(details) => { void [details.reason]; }} />,
  <Pill tip={"text"} label={"text"} max={1} />,
];
`);
});

test("a prop without a value that the catalog describes is reported", () => {
  expect(usagesOf(catalog).flatMap(({ unwritten }) => unwritten)).toEqual(["foreign"]);
});
