import { describe, expect, test } from "vitest";
import document from "./catalog.json";
import { withProviders } from "./find";
import { catalogTexts, componentText } from "./markdown";
import { readCatalog } from "./read";
import type { Types } from "./type/resolve";
import type { ComponentDescriptor } from "./types";

const pill: ComponentDescriptor = {
  name: "Pill",
  type: "component",
  description: "A word in a frame.",
  importPath: "@test/kit",
  category: "Display",
  aliases: ["chip"],
  since: "0.2.0",
  stability: "experimental",
  props: {
    tone: {
      type: "enum",
      optional: true,
      description: "How strong it looks.",
      values: ["calm", "strong"],
      descriptions: { calm: "For most.", strong: "For alarms." },
      default: "calm",
      deprecatedValues: { strong: "Use `calm`." },
    },
    label: { type: "string | number", required: true, description: "The text, a | b." },
    onPress: {
      type: "(tip: Tip) => void",
      structure: {
        kind: "function",
        parameters: [{ name: "tip", type: { kind: "reference", name: "Tip" }, description: "Its tip." }],
        returns: "void",
      },
      optional: true,
      description: "Called on a press.",
    },
    old: { type: "string", optional: true, description: "The former one.", deprecated: "Use `label`." },
  },
  examples: ['import { Pill } from "@test/kit";\n\nexport const code = "```";\n'],
  colors: [],
  guide: {
    instead: { Tag: "It is long." },
    keyboard: [{ keys: ["Enter", "Space"], does: "Presses it." }],
    accessibility: ["It is text."],
    do: ["Keep it short."],
    dont: [{ text: "Don't nest it.", code: "<Pill><Pill /></Pill>", caughtBy: "axe nested-interactive" }],
  },
  subComponents: { Dot: { name: "Dot", description: "A dot.", props: {} } },
};

const types: Types = {
  Side: {
    description: "A side.",
    type: {
      kind: "union",
      members: [{ kind: "literal", value: "top" }, "null"],
      descriptions: ["Above.", "Anywhere."],
    },
  },
  Tip: {
    description: "A tip.",
    type: {
      kind: "object",
      fields: {
        text: { type: "string", required: true, description: "Its words, a | b." },
        side: { type: { kind: "reference", name: "Side" }, description: "Its place.", default: "top" },
      },
    },
  },
  Unused: { description: "For others.", type: "string" },
};

test("writes a component's page", () => {
  expect(componentText(pill, types)).toBe(`# Pill

A word in a frame.

Category: Display. Also called: chip. Since: 0.2.0. Stability: experimental.

\`\`\`tsx
import { Pill } from "@test/kit";
\`\`\`

## Use another one

- [Tag](Tag.md): It is long.

## Keyboard

- \`Enter\`, \`Space\`: Presses it.

## Accessibility

- It is text.

## Do

- Keep it short.

## Don't

Don't nest it. Caught by axe, rule nested-interactive.

\`\`\`tsx
<Pill><Pill /></Pill>
\`\`\`

## Props

| Prop | Type | Default | Effect |
| --- | --- | --- | --- |
| \`tone\` | \`"calm" \\| "strong"\` | \`calm\` | How strong it looks. |
| \`label\` (required) | \`string \\| number\` |  | The text, a \\| b. |
| \`onPress\` | \`(tip: Tip) => void\` |  | Called on a press. |
| \`old\` | \`string\` |  | Deprecated: Use \`label\`. The former one. |

Values of \`tone\`:

- \`"calm"\`: For most.
- \`"strong"\`: Deprecated: Use \`calm\`. For alarms.

Arguments of \`onPress\`:

- \`tip\`: Its tip.

## Parts

### Pill.Dot

A dot.

## Types

### Side

A side.

- \`"top"\`: Above.
- \`null\`: Anywhere.

### Tip

A tip.

| Field | Type | Default | Effect |
| --- | --- | --- | --- |
| \`text\` (required) | \`string\` |  | Its words, a \\| b. |
| \`side\` | \`Side\` | \`top\` | Its place. |

## Examples

\`\`\`\`tsx
import { Pill } from "@test/kit";

export const code = "\`\`\`";
\`\`\`\`
`);
});

test("writes the index", () => {
  expect(catalogTexts({ version: "1.0.0", components: { Pill: pill } })["llms.txt"]).toBe(`# @test/kit

> 1 React component. Its page lists props with types, values and defaults, parts, and complete examples.

## Display

- [Pill](docs/Pill.md): A word in a frame.
`);
});

describe("the texts of the catalog in the repository", () => {
  const catalog = withProviders(readCatalog(document));
  const texts = catalogTexts(catalog);

  test("contain a page for each component, which the index links once", () => {
    const pages = Object.keys(catalog.components).map((name) => `docs/${name}.md`);
    expect(Object.keys(texts).sort()).toEqual([...pages, "llms.txt"].sort());
    const links = [...(texts["llms.txt"] ?? "").matchAll(/\]\((.*?)\)/g)].map(([, path]) => path);
    expect(links.sort()).toEqual(pages.sort());
  });

  test("contain every prop, value, part and example on each page", () => {
    for (const component of Object.values(catalog.components)) {
      const text = texts[`docs/${component.name}.md`] ?? "";
      const parts = Object.values(component.subComponents ?? {});
      const props = [component, ...parts].flatMap((owner) => Object.entries(owner.props));
      const facts = [
        ...parts.map((part) => `### ${component.name}.${part.name}\n\n${part.description}\n`),
        ...props.map(([name, { required }]) => `\n| \`${name}\`${required ? " (required)" : ""} | `),
        ...props.flatMap(([, { values = [], descriptions = {} }]) => [
          ...values.map((value) => `\n- \`${JSON.stringify(value)}\``),
          ...Object.values(descriptions),
        ]),
        ...component.examples.map((example) => example.trim()),
      ];
      expect([component.name, facts.filter((fact) => !text.includes(fact))]).toEqual([component.name, []]);
    }
  });

  test("contain four cells in every table row", () => {
    const rows = Object.values(texts).flatMap((text) =>
      text.split("\n").filter((line) => /^\| `/.test(line)),
    );
    const cells = (row: string) => row.split(/(?<!\\)\|/).length - 2;
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => cells(row) !== 4)).toEqual([]);
  });
});
