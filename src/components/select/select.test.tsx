import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Select } from ".";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, ReactElement]>([
  ["Select.Option", <Select.Option key="1" value="a" />],
  ["Select.Group", <Select.Group key="2" />],
  ["Select.GroupLabel", <Select.GroupLabel key="3" />],
  ["Select.Separator", <Select.Separator key="4" />],
])("<%s> outside of a select names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Select>.`);
});

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "");

test("server-rendered pages contain the selected option and its form value", () => {
  const byItems = renderToString(
    <Select items={{ a: "Ash", b: "Birch" }} aria-label="Timber" name="timber" defaultValue="b" />,
  );
  expect(textOf(byItems)).toBe("Birch");
  expect(byItems).toMatch(/<input[^>]*name="timber"/);
  expect(byItems).toMatch(/<input[^>]*value="b"/);

  const byOptions = renderToString(
    <Select aria-label="Timber" defaultValue="b">
      <Select.Group>
        <Select.GroupLabel>Hardwood</Select.GroupLabel>
        <Select.Option value="a">Ash</Select.Option>
        <Select.Option value="b">Birch</Select.Option>
      </Select.Group>
      <Select.Separator />
    </Select>,
  );
  expect(textOf(byOptions)).toBe("Birch");
});

test("an invalid size falls back to the default, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  renderToString(<Select aria-label="Timber" size={"huge" as "lg"} />);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Invalid Select.size "huge"'));
});

test("infers the types from the values", () => {
  // Never rendered, because only the compiler checks it.
  const typed = () => (
    <>
      <Select
        items={[{ label: "One", value: 1 }]}
        value={1}
        onValueChange={(value: number | null) => value}
      />
      {/* @ts-expect-error: the values are numbers */}
      <Select items={[{ label: "One", value: 1 }]} value="1" />
      <Select items={[{ label: "One", value: 1 }]} multiple onValueChange={(values: number[]) => values} />
      {/* @ts-expect-error: with `multiple` it is an array */}
      <Select items={[{ label: "One", value: 1 }]} multiple value={1} />
      <Select items={{ a: "Ash" }} onValueChange={(value: string | null) => value} />
      <Select<number> onValueChange={(value) => value?.toFixed()}>
        <Select.Option value={1}>One</Select.Option>
      </Select>
    </>
  );
  expect(typed).toBeTypeOf("function");
});
