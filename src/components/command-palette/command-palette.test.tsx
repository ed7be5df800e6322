import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CommandPalette } from ".";

test.each<[string, ReactElement]>([
  ["Input", <CommandPalette.Input key="1" />],
  ["List", <CommandPalette.List key="2" />],
  ["Results", <CommandPalette.Results key="3">{() => null}</CommandPalette.Results>],
  ["Items", <CommandPalette.Items key="4">{() => null}</CommandPalette.Items>],
  ["Group", <CommandPalette.Group key="5" />],
  ["GroupLabel", <CommandPalette.GroupLabel key="6" />],
  ["Item", <CommandPalette.Item key="7" value="" />],
  ["ResultItem", <CommandPalette.ResultItem key="8" value="" />],
  ["HighlightedText", <CommandPalette.HighlightedText key="9" text="" />],
  ["Empty", <CommandPalette.Empty key="10" />],
  ["Loading", <CommandPalette.Loading key="11" />],
  ["Footer", <CommandPalette.Footer key="12" />],
])("<CommandPalette.%s> outside its parent throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(
    `<CommandPalette.${name}> must be used inside <CommandPalette.Panel>.`,
  );
});
