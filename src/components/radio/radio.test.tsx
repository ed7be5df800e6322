import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Radio } from ".";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, ReactElement]>([
  ["Radio.Item", <Radio.Item key="1" value="a" />],
  ["Radio.Legend", <Radio.Legend key="2">Legend</Radio.Legend>],
])("<%s> outside of a group names the missing group", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Radio.Group>.`);
});

test("a group renders its state on the server", () => {
  const markup = renderToString(
    <Radio.Group legend="Plan" name="plan" defaultValue="b">
      <Radio.Item value="a" label="A" />
      <Radio.Item value="b" label="B" />
    </Radio.Group>,
  );
  const radios = markup.match(/<input[^>]*>/g) ?? [];
  expect(radios.map((radio) => radio.includes(' checked=""'))).toEqual([false, true]);
  expect(radios[1]).toMatch(/name="plan".*value="b"|value="b".*name="plan"/);
  expect(markup).toContain(">Plan</legend>");
});

test("an invalid controlPosition falls back to start, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  renderToString(<Radio.Group legend="Plan" controlPosition={"left" as "start"} />);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Invalid Radio.Group.controlPosition "left"'));
});
