import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumbs } from ".";

test.each<[string, ReactElement]>([
  ["Breadcrumbs.Link", <Breadcrumbs.Link key="1" href="/" />],
  ["Breadcrumbs.Current", <Breadcrumbs.Current key="2" />],
  ["Breadcrumbs.Separator", <Breadcrumbs.Separator key="3" />],
  ["Breadcrumbs.Clipboard", <Breadcrumbs.Clipboard key="4" text="" />],
])("<%s> outside its parent throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Breadcrumbs>.`);
});
