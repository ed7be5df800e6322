import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Popover } from ".";

test.each<[string, ReactElement]>([
  ["Popover.Trigger", <Popover.Trigger key="1" />],
  ["Popover.Content", <Popover.Content key="2" />],
  ["Popover.Title", <Popover.Title key="3" />],
  ["Popover.Description", <Popover.Description key="4" />],
  ["Popover.Close", <Popover.Close key="5" />],
])("<%s> outside of a root names the missing root", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Popover>.`);
});

test("asChild without a single element says what to write", () => {
  const trigger = <Popover.Trigger asChild>Open</Popover.Trigger>;
  expect(() => renderToString(<Popover>{trigger}</Popover>)).toThrow(
    "<Popover.Trigger asChild> must have exactly one child element",
  );
});
