import type { ReactNode } from "react";
import { fn } from "storybook/test";
import { expect, test } from "vitest";
import { Badge, Button, Combobox, DatePicker, Pagination, Toast } from "../../src/index";
import { catalog } from "./catalog";
import { OverlayFrame } from "./frames";
import { printOptions, toJsx } from "./jsx";
import { snippetOf } from "./snippet";
import { foreignStyles, packagesToInstall } from "./snippet-dependencies";
import { forced, Specimen, Specimens } from "./specimens";

const code = (node: ReactNode) => toJsx(node).code;
const Own = () => <Button>Save</Button>;

const time = new Date("2026-01-15T09:30:00.000Z");
const story = (
  <Specimens>
    <Specimen cell="Badge.variant=red" label="red">
      <Badge variant="red">New</Badge>
    </Specimen>
  </Specimens>
);
const list = (
  <Combobox.List>
    {(item: { id: string; name: string }) => (
      <Combobox.Item key={item.id} value={item}>
        {item.name}
      </Combobox.Item>
    )}
  </Combobox.List>
);

test.each<[string, ReactNode, string]>([
  ["a story without the kit's frames", story, '<Badge variant="red">New</Badge>'],
  ["adjacent texts as one", <Badge key="">{["a", "b", 1]}</Badge>, "<Badge>ab1</Badge>"],
  ["the spaces of a text", <Badge key="">{"a "}</Badge>, '<Badge>{"a "}</Badge>'],
  ["special characters", <Badge key="">{"a & b"}</Badge>, '<Badge>{"a & b"}</Badge>'],
  [
    "a time",
    <DatePicker key="" defaultMonth={time} />,
    '<DatePicker defaultMonth={new Date("2026-01-15T09:30:00.000Z")} />',
  ],
  [
    "a day",
    <DatePicker key="" defaultMonth={new Date(2026, 0, 15)} />,
    "<DatePicker defaultMonth={new Date(2026, 0, 15)} />",
  ],
  [
    "lists and objects",
    <Combobox key="" items={["Fig", "Lime"]} labels={{ open: "Aufklappen" }} />,
    '<Combobox items={["Fig", "Lime"]} labels={{ open: "Aufklappen" }} />',
  ],
  ["a required callback", <Pagination key="" setPage={fn()} />, "<Pagination setPage={() => {}} />"],
  ["no optional spy", <Combobox key="" items={[]} onValueChange={fn()} />, "<Combobox items={[]} />"],
  [
    "a function that renders an item, from its result",
    list,
    "<Combobox.List>\n  {(item) => <Combobox.Item key={item.id} value={item}>{item.name}</Combobox.Item>}\n</Combobox.List>",
  ],
])("prints %s", (_, node, expected) => {
  expect(code(node)).toBe(expected);
});

test("prints an optional spy that changes what the component shows", () => {
  expect(toJsx(<Toast title="Saved" onDismiss={fn()} />, { handlers: ["onDismiss"] }).code).toBe(
    '<Toast title="Saved" onDismiss={() => {}} />',
  );
});

test.each<[string, ReactNode]>([
  ["a component of the story's own", <Own key="own" />],
  ["a function", <Pagination key="set" setPage={() => undefined} />],
  ["a class", <Button key="class" className="w-full" />],
  ["an icon from elsewhere", <Button key="icon" icon={Own} />],
  ["a page of its own", <OverlayFrame key="frame">Save</OverlayFrame>],
  [
    "a state that is forced",
    <Specimen key="state" cell="Button:hover" frameClassName={forced.hover}>
      <Button>Save</Button>
    </Specimen>,
  ],
])("throws for %s", (_, story) => {
  expect(() => toJsx(story)).toThrow();
});

test("prints options of a function as an object without defaults", () => {
  const options = { variant: "default", title: "Saved", description: undefined, action: { label: "Undo" } };
  expect(printOptions(Toast, options)).toBe('{ title: "Saved", action: { label: "Undo" } }');
  expect(() => printOptions(Toast, { title: <Own /> })).toThrow("An option is an element");
});

test("returns no code for a story without a docs page", () => {
  const context = {
    parameters: {},
    component: Button,
    originalStoryFn: () => <Button>Save</Button>,
    args: {},
  };
  const offered = (tags: string[], title = "Components/Button") =>
    snippetOf({ ...context, tags, title } as never);
  expect(offered(["dev", "autodocs"])).toBe('import { Button } from "@kerf/react";\n\n<Button>Save</Button>');
  expect(offered(["dev"])).toBeUndefined();
  expect(offered(["dev", "autodocs"], "Behaviour/Button")).toBeUndefined();
});

test("lists packages to install without their subpaths, and skips relative imports", () => {
  const code =
    'import {\n  a, // one\n} from "@scope/a/b";\nimport c from "c/d.json" with { type: "json" };\nimport { e } from "./e";\nimport "@kerf/react/styles.css";\nexport * from "f";\nconst g = () => import("g/h");';
  expect(packagesToInstall(code)).toEqual(["@scope/a", "c", "f", "g"]);
  const page =
    'import { Button } from "@kerf/react";\nimport { useState } from "react";\nimport { X } from "lucide-react";';
  expect(packagesToInstall(page)).toEqual(["lucide-react"]);
});

test("finds classes and tokens of the application in a snippet, but not in a text", () => {
  expect(foreignStyles('<Code code={"<p className=\\"flex\\">"} />')).toEqual([]);
  const code =
    '<p className="flex">\n<p style={{ color: "var(--ink)" }}>\n<p style={{ color: "var(--kerf-ink)" }}>';
  expect(foreignStyles(code)).toEqual(['<p className="flex">', '<p style={{ color: "var(--ink)" }}>']);
});

test("examples use no classes, and only Kerf's tokens", () => {
  const examples = Object.values(catalog.components).flatMap((component) => component.examples);
  expect(examples.flatMap(foreignStyles)).toEqual([]);
});
