import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Input } from "../input";
import { Field } from ".";

const idOf = (markup: string, slot: string) =>
  new RegExp(`data-slot="${slot}"[^>]*? id="([^"]+)"`).exec(markup)?.[1] ??
  new RegExp(`id="([^"]+)"[^>]*? data-slot="${slot}"`).exec(markup)?.[1];

test.each([
  [
    "a Field",
    <Field key="field" label="Host" description="Hint.">
      <Input />
    </Field>,
  ],
  ["an Input", <Input key="input" label="Host" description="Hint." />],
])("%s is linked before any script runs", (_, element) => {
  const markup = renderToStaticMarkup(element);
  expect(markup).toContain(`for="${idOf(markup, "input")}"`);
  expect(markup).toContain(`aria-describedby="${idOf(markup, "field-description")}"`);
});

test("an error of the server is there and linked before any script runs", () => {
  const markup = renderToStaticMarkup(<Input label="Host" description="Hint." error="No such host." />);
  expect(markup).toContain(`aria-describedby="${idOf(markup, "field-error")}"`);
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).not.toContain("Hint.");
});

test("an error with a match waits for the browser's validation", () => {
  const error = { message: "Enter a host.", match: "valueMissing" } as const;
  expect(renderToStaticMarkup(<Input label="Host" required error={error} />)).not.toContain("Enter a host.");
});
