import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion } from ".";

test("parts outside their parents throw an error that names the missing one", () => {
  expect(() => renderToString(<Accordion.Item value="a" />)).toThrow(
    "<Accordion.Item> must be used inside <Accordion>.",
  );
  for (const Part of [Accordion.Trigger, Accordion.Panel]) {
    expect(() =>
      renderToString(
        <Accordion>
          <Part>Text</Part>
        </Accordion>,
      ),
    ).toThrow("must be used inside <Accordion.Item>.");
  }
});

test.each([
  [{}, false],
  [{ keepMounted: true }, true],
  [{ defaultValue: ["billing"] }, true],
])("with %j, the server renders the content: %s", (props, isRendered) => {
  const markup = renderToString(
    <Accordion {...props}>
      <Accordion.Item value="billing">
        <Accordion.Trigger>Billing</Accordion.Trigger>
        <Accordion.Panel>Content</Accordion.Panel>
      </Accordion.Item>
    </Accordion>,
  );
  expect(markup.includes("Content")).toBe(isRendered);
});
