import { Fragment } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Tooltip } from ".";

test.each([
  ["text", "Copy"],
  ["a fragment", <Fragment key="empty" />],
])("asChild with %s says what to write", (_, child) => {
  expect(() =>
    renderToString(
      <Tooltip content="Copies the link" asChild>
        {child}
      </Tooltip>,
    ),
  ).toThrow("<Tooltip asChild> must have exactly one child element");
});

test("a fragment becomes the content of the tooltip's own button, as text does", () => {
  const markup = renderToString(
    <Tooltip content="Copies the link">
      <Fragment key="words">
        Copy <b>all</b>
      </Fragment>
    </Tooltip>,
  );
  expect(markup).toMatch(/^<button .*data-slot="tooltip-trigger".*>Copy <b>all<\/b><\/button>$/);
});

test("the server renders the trigger without a tooltip", () => {
  const markup = renderToString(
    <Tooltip content="Copies the link" defaultOpen>
      <button type="button">Copy</button>
    </Tooltip>,
  );
  expect(markup).toMatch(/^<button .*>Copy<\/button>$/);
});
