import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from ".";

test.each<[string, ReactElement]>([
  ["Pagination.Info", <Pagination.Info key="1" />],
  ["Pagination.PageSize", <Pagination.PageSize key="2" value={25} />],
  ["Pagination.Controls", <Pagination.Controls key="3" />],
  ["Pagination.Separator", <Pagination.Separator key="4" />],
])("<%s> outside of a Pagination names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Pagination>.`);
});
