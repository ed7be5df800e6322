import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Catalog, ComponentDescriptor } from "../../../src/catalog/types";
import { type TestProject, testProject } from "../test/project";
import { sound } from "../test/sound";
import { type Build, buildCatalog } from "./run";

let project: TestProject;
let build: Build;
let pill: ComponentDescriptor;
let frame: ComponentDescriptor;

beforeAll(async () => {
  project = testProject(sound);
  build = await buildCatalog(project.paths);
  const { Pill, Frame } = build.catalog.components as Required<Catalog["components"]>;
  [pill, frame] = [Pill as ComponentDescriptor, Frame as ComponentDescriptor];
}, 120_000);
afterAll(() => project.remove());

test("valid sources have no gaps", () => {
  expect(build.gaps).toEqual([]);
});

describe("a component", () => {
  test("gets its facts from JSDoc, package and recipe", () => {
    expect(pill).toMatchObject({
      name: "Pill",
      type: "component",
      description: "A word in a frame. It looks good in a row.",
      importPath: "@test/kit",
      category: "Display",
      aliases: ["box", "picture frame"],
      since: "0.2.0",
      stability: "experimental",
      baseStyles: "k:inline-flex k:border k:px-2 k:rounded-md",
    });
    expect(frame.category).toBe("Data Visualization");
  });

  test("is listed by name, in alphabetical order", () => {
    expect(Object.keys(build.catalog.components)).toEqual(["Frame", "Pill"]);
  });
});

describe("props", () => {
  test("include only those that the project declares, in the order of the interface", () => {
    expect(Object.keys(pill.props)).toEqual([
      "tone",
      "size",
      "round",
      "kind",
      "children",
      "onSelect",
      "tones",
      "count",
    ]);
  });

  test("of an enum have values, descriptions, classes and classes by state", () => {
    expect(pill.props.tone).toEqual({
      type: "enum",
      optional: true,
      description: "How much it wants to be seen.",
      values: ["quiet", "loud", "red"],
      descriptions: { quiet: "Stays in the background.", loud: "One per view.", red: "The former danger." },
      deprecatedValues: { red: "Use `loud`." },
      classes: {
        quiet: "k:text-ink k:hover:bg-tint k:data-[state=open]:bg-tint-strong",
        loud: "k:bg-accent k:text-on-accent k:hover:bg-accent-hover k:group-hover:bg-accent-hover",
        red: "k:bg-danger k:text-on-danger",
      },
      stateClasses: {
        quiet: { hover: "k:hover:bg-tint", "data-state=open": "k:data-[state=open]:bg-tint-strong" },
        loud: { hover: "k:hover:bg-accent-hover", "group-hover": "k:group-hover:bg-accent-hover" },
      },
      default: "quiet",
    });
  });

  test("of an enum without a recipe keep the order of their descriptions", () => {
    expect(pill.props.kind).toEqual({
      type: "enum",
      optional: true,
      description: "What sort of thing it labels, see the list.",
      values: ["b", "a"],
      descriptions: { b: "The second kind.", a: "The first kind." },
      default: "a",
    });
  });

  test("that allow more than their values have both a type and values", () => {
    expect(pill.props.size).toMatchObject({
      type: '"sm" | "lg" | number',
      values: ["sm", "lg"],
      default: "lg",
      classes: { sm: "k:h-5 k:text-sm k:[&_svg]:size-3", lg: "k:h-10 k:text-base k:[&_svg]:size-4" },
    });
  });

  test("have a type that a user can write", () => {
    const types = Object.entries(pill.props).map(([name, { type }]) => [name, type]);
    expect(Object.fromEntries(types)).toMatchObject({
      round: "boolean",
      children: "ReactNode",
      onSelect: "(selected: boolean, details?: PillDetails) => void",
      tones: "PillTone | readonly PillTone[] | null",
      count: "number",
    });
    expect(frame.subComponents?.Title?.props.frame?.type).toBe("Framing");
  });

  test("have their type as data, unless its text is a bare name", () => {
    expect(pill.props.round).not.toHaveProperty("structure");
    expect(pill.props.kind).not.toHaveProperty("structure");
    expect(pill.props.size?.structure).toEqual({
      kind: "union",
      members: [{ kind: "literal", value: "sm" }, { kind: "literal", value: "lg" }, "number"],
    });
    expect(pill.props.onSelect?.structure).toEqual({
      kind: "function",
      parameters: [
        { name: "selected", type: "boolean", description: "The new state." },
        {
          name: "details",
          type: { kind: "reference", name: "PillDetails" },
          optional: true,
          description: "How it came about.",
        },
      ],
      returns: "void",
    });
    const tone = { kind: "reference", name: "PillTone" };
    expect(pill.props.tones?.structure).toEqual({
      kind: "union",
      members: [tone, { kind: "array", item: tone, readonly: true }, "null"],
    });
  });

  test("of a generic component refer to its type parameters, which the component describes", () => {
    expect(frame.generics).toEqual({
      Kind: { description: "The kinds of frame.", extends: "string", default: "string" },
    });
    expect(frame.props.kinds?.structure).toEqual({
      kind: "array",
      item: { kind: "parameter", name: "Kind" },
      readonly: true,
    });
  });

  test("are required or optional", () => {
    expect(pill.props.children).toMatchObject({ required: true });
    expect(pill.props.children).not.toHaveProperty("optional");
    expect(pill.props.round).toMatchObject({ optional: true });
  });

  test("have the default and deprecation from JSDoc", () => {
    expect(pill.props.count).toMatchObject({ default: "0", deprecated: "Use `children`." });
  });

  test("of a union are optional if any member can omit them", () => {
    const needs = Object.entries(frame.props).map(([name, { required = false }]) => [name, required]);
    expect(Object.fromEntries(needs)).toEqual({
      side: false,
      kinds: false,
      label: false,
      labelId: false,
      short: false,
      children: false,
    });
  });

  test("of type boolean have the classes of the recipe, and no values", () => {
    expect(pill.props.round).toEqual({
      type: "boolean",
      optional: true,
      description: "Half a circle at each end.",
      classes: { true: "k:over:rounded-full" },
    });
  });

  test("of a recipe with slots have the classes of all slots", () => {
    expect(frame.props.side).toMatchObject({
      classes: { start: "k:border-s k:size-3", end: "k:border-e k:size-4 k:hover:text-ink" },
      stateClasses: { end: { hover: "k:hover:text-ink" } },
    });
    expect(frame.baseStyles).toBe("k:flex");
  });
});

describe("parts", () => {
  test("have name, purpose, props and the primitive they wrap", () => {
    expect(frame.subComponents?.Title).toMatchObject({
      name: "Title",
      description: "Names the frame.",
      isPassThrough: true,
      baseComponent: "h2",
      props: {
        level: { values: ["h2", "h3"], descriptions: { h2: "Within a page.", h3: "Within a section." } },
      },
    });
  });

  test("may have no props", () => {
    expect(frame.subComponents?.Rule).toEqual({
      name: "Rule",
      description: "A line between two things.",
      props: {},
    });
  });

  test("have the examples that use them", () => {
    expect(frame.subComponents?.Title?.usageExamples).toEqual(["Titled"]);
  });
});

describe("types", () => {
  test("are defined by name, including the types that they refer to", () => {
    expect(Object.keys(build.catalog.types ?? {})).toEqual([
      "FrameLevel",
      "Framing",
      "PillDetails",
      "PillSource",
      "PillTone",
    ]);
  });

  test("list their fields with type, default and description", () => {
    expect(build.catalog.types?.Framing).toEqual({
      description: "How a frame is drawn.",
      type: {
        kind: "object",
        fields: {
          of: {
            type: { kind: "union", members: ["string", "undefined"] },
            required: true,
            description: "The name of the frame.",
          },
          level: {
            type: { kind: "reference", name: "FrameLevel" },
            description: "Its rank.",
            default: "1",
          },
        },
      },
    });
  });

  test("that are unions describe each member", () => {
    expect(build.catalog.types?.PillSource).toEqual({
      description: "What selects a pill.",
      type: {
        kind: "union",
        members: [
          { kind: "literal", value: "click" },
          { kind: "literal", value: "key" },
        ],
        descriptions: ["A press of the pointer.", "A press of a key."],
      },
    });
  });
});

test("an example is self-contained: its imports, its helpers and the function", () => {
  expect(pill.examples).toEqual([
    `import { Pill } from "@test/kit";

const words = ["one", "two"];

/** Two in a row. */
export function Row() {
  return (
    <p>
      {words.map((word) => (
        <Pill key={word}>{word}</Pill>
      ))}
    </p>
  );
}
`,
    `import { Pill } from "@test/kit";
import { useState } from "react";

/** One that counts. */
export function Counting() {
  const [count, setCount] = useState(0);
  return <Pill onSelect={() => setCount(count + 1)}>{count}</Pill>;
}
`,
  ]);
});

describe("the styling", () => {
  test("lists the colors of recipe and code", () => {
    expect(pill.colors).toEqual([
      "accent",
      "accent-hover",
      "danger",
      "ink",
      "line-strong",
      "on-accent",
      "on-danger",
      "tint",
      "tint-strong",
    ]);
  });

  test("lists every token and state", () => {
    expect(pill.styling?.tokens).toEqual(expect.arrayContaining(["color-accent", "radius-md", "text-sm"]));
    expect(pill.styling?.states).toEqual(["data-state=open", "group-hover", "hover"]);
  });

  test("has sizes in px: the defaults, and the changes by each value", () => {
    expect(pill.styling?.dimensions.root).toEqual({
      default: {
        height: 40,
        paddingInline: 8,
        radius: 8,
        borderWidth: 1,
        fontSize: 14,
        lineHeight: 20,
        iconSize: 16,
      },
      props: {
        tone: { quiet: { paddingInline: 8 }, loud: { paddingInline: 16 }, red: { paddingInline: 8 } },
        size: {
          sm: { height: 20, fontSize: 12, lineHeight: 16, iconSize: 12 },
          lg: { height: 40, fontSize: 14, lineHeight: 20, iconSize: 16 },
        },
      },
    });
  });

  test("has sizes by the names of slots and parts, and none for internal variants", () => {
    expect(frame.styling?.dimensions).toEqual({
      icon: { props: { side: { start: { width: 12, height: 12 }, end: { width: 16, height: 16 } } } },
      Title: { default: { fontSize: 16, lineHeight: 24 } },
    });
  });
});
