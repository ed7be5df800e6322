import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Switch } from ".";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, ReactElement]>([
  ["Switch.Item", <Switch.Item key="1" value="a" />],
  ["Switch.Legend", <Switch.Legend key="2">Legend</Switch.Legend>],
])("<%s> outside of a group names the missing group", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Switch.Group>.`);
});

test("the server renders a group's state, both visible and in the form", () => {
  const markup = renderToString(
    <Switch.Group legend="Channels" name="channels" defaultValue={["b"]}>
      <Switch.Item value="a" label="A" />
      <Switch.Item value="b" label="B" />
    </Switch.Group>,
  );
  const tracks = markup.match(/<button[^>]*role="switch"[^>]*>/g) ?? [];
  expect(tracks.map((track) => track.includes('aria-checked="true"'))).toEqual([false, true]);
  const inputs = markup.match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => input.includes(' checked=""'))).toEqual([false, true]);
  expect(markup).toContain(">Channels</legend>");
});

test("the server renders its name and description", () => {
  const markup = renderToString(<Switch id="own" label="Backups" description="Every night." />);
  expect(markup).toContain('for="own"');
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`id="${described}"`);
});

test("an invalid size falls back to base, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const huge = renderToString(<Switch aria-label="Backups" size={"huge" as "lg"} />);
  expect(huge).toContain("k:w-9");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Invalid Switch.size "huge"'));
});
