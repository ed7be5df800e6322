import type { ReactNode } from "react";
import { fn } from "storybook/test";
import { expect, test } from "vitest";
import { Badge, Button, Combobox, DatePicker, Pagination, Toast } from "../../src/index";
import { forced } from "./forced";
import { toJsx } from "./jsx";
import { OverlayFrame } from "./overlay-frame";
import { snippetOf } from "./snippet";
import { Specimen, Specimens } from "./specimens";

const code = (node: ReactNode) => toJsx(node).code;
const Own = () => <Button>Save</Button>;

test("frames of the story kit are taken off", () => {
  const story = (
    <Specimens>
      <Specimen cell="Badge.variant=red" label="red">
        <Badge variant="red">New</Badge>
      </Specimen>
    </Specimens>
  );
  expect(code(story)).toBe('<Badge variant="red">New</Badge>');
});

test("texts in a row are one, with their spaces", () => {
  expect(code(<Badge>{["a", "b", 1]}</Badge>)).toBe("<Badge>ab1</Badge>");
  expect(code(<Badge>{"a "}</Badge>)).toBe('<Badge>{"a "}</Badge>');
  expect(code(<Badge>{"a & b"}</Badge>)).toBe('<Badge>{"a & b"}</Badge>');
});

test("values are written as one writes them", () => {
  const day = new Date("2026-01-15T00:00:00.000Z");
  expect(code(<DatePicker defaultMonth={day} />)).toBe(
    '<DatePicker defaultMonth={new Date("2026-01-15T00:00:00.000Z")} />',
  );
  expect(code(<Combobox items={["Fig", "Lime"]} labels={{ open: "Aufklappen" }} />)).toBe(
    '<Combobox items={["Fig", "Lime"]} labels={{ open: "Aufklappen" }} />',
  );
});

test("a spy is written only where a function must be given, or shows", () => {
  expect(code(<Pagination setPage={fn()} />)).toBe("<Pagination setPage={() => {}} />");
  expect(code(<Combobox items={[]} onValueChange={fn()} />)).toBe("<Combobox items={[]} />");
  expect(toJsx(<Toast title="Saved" onDismiss={fn()} />, { handlers: ["onDismiss"] }).code).toBe(
    '<Toast title="Saved" onDismiss={() => {}} />',
  );
});

test.each<[string, ReactNode]>([
  ["a component of the story's own", <Own key="own" />],
  ["a function", <Pagination key="set" setPage={() => undefined} />],
  ["a function that draws", <Combobox.List key="list">{() => <Combobox.Item value="fig" />}</Combobox.List>],
  ["a class", <Button key="class" className="w-full" />],
  ["an icon from elsewhere", <Button key="icon" icon={Own} />],
  ["a page of its own", <OverlayFrame key="frame">Save</OverlayFrame>],
  [
    "a state that is forced",
    <Specimen key="state" cell="Button:hover" frameClassName={forced.hover}>
      <Button>Save</Button>
    </Specimen>,
  ],
])("%s is no code to copy", (_, story) => {
  expect(() => toJsx(story)).toThrow();
});

test("what stands on no docs page offers no code", () => {
  const context = {
    parameters: {},
    component: Button,
    originalStoryFn: () => <Button>Save</Button>,
    args: {},
  };
  const offered = (tags: string[]) => snippetOf({ ...context, tags } as never);
  expect(offered(["dev", "autodocs"])).toBe('import { Button } from "@kerf/react";\n\n<Button>Save</Button>');
  expect(offered(["dev"])).toBeUndefined();
});
