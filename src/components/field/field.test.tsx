import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { forgetWarnings } from "../../lib/warn-once";
import { Autocomplete } from "../autocomplete";
import { Combobox } from "../combobox";
import { Input } from "../input";
import { InputGroup } from "../input-group";
import { Radio } from "../radio";
import { Select } from "../select";
import { Switch } from "../switch";
import { Textarea } from "../textarea";
import { Field, type FieldError } from ".";

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

test("a server error is rendered and linked before any script runs", () => {
  const markup = renderToStaticMarkup(<Input label="Host" description="Hint." error="No such host." />);
  expect(markup).toContain(`aria-describedby="${idOf(markup, "field-error")}"`);
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).not.toContain("Hint.");
});

test("an error with a match waits for the browser's validation", () => {
  const error = { message: "Enter a host.", match: "valueMissing" } as const;
  expect(renderToStaticMarkup(<Input label="Host" required error={error} />)).not.toContain("Enter a host.");
});

const controls: [name: string, render: (error: FieldError) => ReactElement][] = [
  ["Autocomplete", (error) => <Autocomplete label="Name" items={[]} error={error} />],
  ["Combobox", (error) => <Combobox label="Name" items={[]} error={error} />],
  ["Field", (error) => <Field label="Name" error={error} />],
  ["Input", (error) => <Input label="Name" error={error} />],
  ["InputGroup", (error) => <InputGroup label="Name" error={error} />],
  ["Radio.Group", (error) => <Radio.Group legend="Name" error={error} />],
  ["Select", (error) => <Select label="Name" items={[]} error={error} />],
  ["Switch", (error) => <Switch label="Name" error={error} />],
  [
    "Switch.Group",
    (error) => (
      <Switch.Group legend="Name" error={error}>
        <Switch.Item value="name" label="Name" />
      </Switch.Group>
    ),
  ],
  ["Textarea", (error) => <Textarea label="Name" error={error} />],
];

test.each(controls)("%s shows an error immediately without a match, and with `true`", (_, render) => {
  const message = "This name is taken.";
  expect(renderToStaticMarkup(render({ message }))).toContain(message);
  expect(renderToStaticMarkup(render({ message, match: true }))).toContain(message);
  expect(renderToStaticMarkup(render({ message, match: "valueMissing" }))).not.toContain(message);
});

test.each(controls)("%s shows an error with an invalid match, and warns with the valid ones", (_, render) => {
  forgetWarnings();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const match of ["required", "valid"]) {
    const markup = renderToStaticMarkup(render({ message: "Enter a name.", match: match as "badInput" }));
    expect(markup).toContain("Enter a name.");
    expect(warn).toHaveBeenLastCalledWith(
      `Kerf: Invalid error.match "${match}". The message shows immediately. Use badInput, customError, patternMismatch, rangeOverflow, rangeUnderflow, stepMismatch, tooLong, tooShort, typeMismatch, valueMissing, or omit match.`,
    );
    renderToStaticMarkup(render({ message: "Enter a name.", match: match as "badInput" }));
  }
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
