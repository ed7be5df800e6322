import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Collapsible } from ".";

test.each<[string, ReactElement]>([
  ["Collapsible.Trigger", <Collapsible.Trigger key="1" />],
  ["Collapsible.Panel", <Collapsible.Panel key="2" />],
  ["Collapsible.DefaultTrigger", <Collapsible.DefaultTrigger key="3">More</Collapsible.DefaultTrigger>],
  ["Collapsible.DefaultPanel", <Collapsible.DefaultPanel key="4">Text</Collapsible.DefaultPanel>],
])("<%s> outside its parent throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Collapsible.Root>.`);
});

test.each([
  [{}, {}, false],
  [{}, { keepMounted: true }, true],
  [{ defaultOpen: true }, {}, true],
])("with %j and a panel with %j, the server renders the content: %s", (root, panel, has) => {
  const markup = renderToString(
    <Collapsible.Root {...root}>
      <Collapsible.DefaultTrigger>More</Collapsible.DefaultTrigger>
      <Collapsible.DefaultPanel {...panel}>Content</Collapsible.DefaultPanel>
    </Collapsible.Root>,
  );
  expect(markup.includes("Content")).toBe(has);
});
