import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, type FormEvent, StrictMode, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { expectFieldLabels, fieldLabels } from "#kit/field-labels";
import { Field } from "../field";
import { Input, type InputProps } from ".";

const meta = {
  component: Input,
  title: "Behaviour/Input",
  tags: ["!autodocs"],
  args: { label: "Project name", name: "project", onValueChange: fn() },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();

/** A click on the label focuses the input. Typing reports the text after each key. */
export const Types: Story = {
  // Called without the event, because the spy would add the whole window to the interactions panel.
  args: { onChange: () => changed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Project name"));
    const input = canvas.getByRole("textbox", { name: "Project name" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("At");
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, "A");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("At");
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};

/** When controlled, it reports a change and stays as it is until updated. */
export const ControlledStays: Story = {
  args: { value: "Atlas" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "!");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Atlas!");
    await expect(input).toHaveValue("Atlas");
  },
};

function Shouting(props: InputProps) {
  const [value, setValue] = useState("");
  return <Input {...props} value={value} onValueChange={(text) => setValue(text.toUpperCase())} />;
}

/** When controlled, the caller can change the typed text, in StrictMode too. */
export const ControlledMoves: Story = {
  render: (args) => (
    <StrictMode>
      <Shouting {...args} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "atlas");
    await expect(input).toHaveValue("ATLAS");
  },
};

const sent = fn();
const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  sent(Object.fromEntries(new FormData(event.currentTarget)));
};

/** The form submits the visible text. A reset restores the initial text. */
export const InAForm: Story = {
  args: { defaultValue: "Atlas" },
  render: (args) => (
    <form onSubmit={send}>
      <Input {...args} />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "-2{Enter}");
    await expect(sent).toHaveBeenLastCalledWith({ project: "Atlas-2" });
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(input).toHaveValue("Atlas");
  },
};

/** With `aria-disabled`, its text can be selected but not changed, and Enter doesn't submit the form. */
export const AriaDisabled: Story = {
  args: { defaultValue: "Atlas", "aria-disabled": true },
  render: (args) => (
    <form onSubmit={send}>
      <Input {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    sent.mockClear();
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("x{Backspace}{Enter}");
    await userEvent.paste("pasted");
    await expect(input).toHaveValue("Atlas");
    input.select();
    await expect(input.selectionEnd).toBe(5);
    await expect(sent).not.toHaveBeenCalled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Disabled directly or by a fieldset, it can't be focused and isn't submitted. */
export const Disabled: Story = {
  args: { defaultValue: "Atlas" },
  render: (args) => (
    <form aria-label="Settings">
      <Input {...args} disabled />
      <fieldset disabled>
        <Input {...args} label="In the fieldset" name="inside" />
      </fieldset>
    </form>
  ),
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole("textbox")) {
      await expect(input).toBeDisabled();
      await expect(getComputedStyle(input).cursor).toBe("not-allowed");
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect([...new FormData(form)]).toEqual([]);
  },
};

/** When read-only, it can be focused and submitted, but not changed. */
export const ReadOnly: Story = {
  args: { defaultValue: "Atlas", readOnly: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "!");
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("Atlas");
  },
};

const control = createRef<HTMLInputElement>();

/** A separate component, because Storybook's code panel reads the ref of an element in the story. */
function Digits(args: InputProps) {
  return (
    <>
      <Input {...args} ref={control} data-testid="input" description="Digits." />
      <p id="outer">Of this year.</p>
    </>
  );
}

/**
 * The caller's attributes go to the input itself, with or without a label, and the caller's class overrides
 * the component's own.
 */
export const PassesOn: Story = {
  args: { "aria-describedby": "outer", className: "h-16", id: "own", inputMode: "numeric" },
  render: (args) => <Digits {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Project name");
    await expect(input).toBe(control.current);
    await expect(input).toHaveAttribute("id", "own");
    await expect(input).toHaveAttribute("data-testid", "input");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await expect(input).toHaveAccessibleDescription("Of this year. Digits.");
    await expect(input.offsetHeight).toBe(64);
  },
};

/**
 * Without a field, `aria-label` names the input. An error sets the style and the state, without a message.
 */
export const Bare: Story = {
  args: { label: undefined, "aria-label": "Search", required: true },
  render: (args) => (
    <form>
      <Input {...args} error={{ message: "Say what to look for.", match: "valueMissing" }} />
      <button type="submit">Search</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Search" });
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button"));
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveFocus();
    await userEvent.keyboard("k");
    await expect(input).not.toHaveAttribute("aria-invalid");
  },
};

/** In a Field, it gets the field's label and messages. */
export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Host" description="Without a protocol." error="There is no such host.">
      <Input {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Host" });
    await expect(input).toHaveAccessibleDescription("There is no such host.");
    await expect(input).toBeInvalid();
  },
};

/** Heights in px match the catalog. */
export const Heights: Story = {
  args: { label: undefined, "aria-label": "Name" },
  render: (args) => (
    <div className="flex flex-col gap-2">
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <Input {...args} key={size} size={size} />
      ))}
      <Input {...args} type="date" size="xs" />
      <Input {...args} type="file" size="base" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByLabelText("Name").map((input) => input.offsetHeight);
    await expect(heights).toEqual([20, 26, 36, 40, 20, 36]);
  },
};

/** `labels` replaces the marker of an optional field and the name of the info button. */
export const Labels: Story = {
  args: {
    required: false,
    labelTooltip: "Part of the address.",
    labels: fieldLabels,
  },
  play: async ({ canvasElement }) => {
    await expectFieldLabels(canvasElement, "Project name");
  },
};

export const Conforms = conformance({ Input: (props) => <Input label="Name" {...props} /> });
