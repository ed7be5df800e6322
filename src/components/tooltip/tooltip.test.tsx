import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Tooltip } from ".";

test("asChild without one element says what to write", () => {
  expect(() =>
    renderToString(
      <Tooltip content="Copies the link" asChild>
        Copy
      </Tooltip>,
    ),
  ).toThrow("<Tooltip asChild> needs one element within it");
});

test("the server renders the trigger, and no tooltip", () => {
  const markup = renderToString(
    <Tooltip content="Copies the link" defaultOpen>
      <button type="button">Copy</button>
    </Tooltip>,
  );
  expect(markup).toMatch(/^<button .*>Copy<\/button>$/);
});
