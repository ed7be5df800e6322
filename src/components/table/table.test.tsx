import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Table } from ".";

test.each<[string, ReactElement]>([
  ["Table.Header", <Table.Header key="1" />],
  ["Table.Body", <Table.Body key="2" />],
  ["Table.Footer", <Table.Footer key="3" />],
  ["Table.Empty", <Table.Empty key="4" columns={1} />],
  ["Table.Loading", <Table.Loading key="5" columns={1} />],
])("<%s> outside of a table names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Table>.`);
});

test("before it is measured, the container is neither a region nor a tab stop", () => {
  const markup = renderToString(<Table caption="Regions" />);
  expect(markup).toContain(">Regions</span></caption>");
  expect(markup).not.toMatch(/role="region"|tabindex/i);
});
