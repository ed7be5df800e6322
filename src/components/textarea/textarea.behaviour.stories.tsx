import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, type FormEvent, StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance } from "#kit";
import { expectFieldLabels, fieldLabels } from "#kit/form";
import { Field } from "../field";
import { Textarea, type TextareaProps } from ".";

const meta = {
  component: Textarea,
  title: "Behaviour/Textarea",
  tags: ["!autodocs"],
  args: { label: "Notes", name: "notes", onValueChange: fn() },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the label focuses the control. Enter starts a new line. */
export const Types: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Notes"));
    const control = canvas.getByRole("textbox", { name: "Notes" });
    await expect(control).toHaveFocus();
    await userEvent.keyboard("a{Enter}b");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("a\nb");
    await expect(control).toHaveValue("a\nb");
  },
};

/** When controlled, it reports changes and keeps its value until updated. */
export const ControlledStays: Story = {
  args: { value: "Atlas" },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "!");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Atlas!");
    await expect(canvas.getByRole("textbox")).toHaveValue("Atlas");
  },
};

function Shouting(props: TextareaProps) {
  const [value, setValue] = useState("");
  return <Textarea {...props} value={value} onValueChange={(text) => setValue(text.toUpperCase())} />;
}

/** When controlled, the caller can change the typed text, in StrictMode too. The counter counts the visible text. */
export const ControlledMoves: Story = {
  render: (args) => (
    <StrictMode>
      <Shouting {...args} counter />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "atlas");
    await expect(canvas.getByRole("textbox")).toHaveValue("ATLAS");
    await expect(canvas.getByText("5")).toBeVisible();
  },
};

const sent = fn();
const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  sent(Object.fromEntries(new FormData(event.currentTarget)));
};

/** A form submits the visible text. A reset restores the initial text and its count. */
export const InAForm: Story = {
  args: { defaultValue: "Atlas", counter: true, maxLength: 20 },
  render: (args) => (
    <form onSubmit={send}>
      <Textarea {...args} />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole("textbox"), "-2");
    await expect(canvas.getByText("7 / 20")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(sent).toHaveBeenLastCalledWith({ notes: "Atlas-2" });
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Atlas");
    await expect(await canvas.findByText("5 / 20")).toBeVisible();
  },
};

/** When empty and required, it prevents submission, is focused, and shows its error until the user types. */
export const Needed: Story = {
  args: { required: true, error: { message: "Write something.", match: "valueMissing" } },
  render: (args) => (
    <form onSubmit={send}>
      <Textarea {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const control = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription("Write something.");
    await userEvent.keyboard("x");
    await expect(control).toBeValid();
    await expect(canvas.queryByText("Write something.")).toBeNull();
  },
};

/** Disabled directly or by a fieldset, it can't be focused and isn't submitted. */
export const Disabled: Story = {
  args: { defaultValue: "Atlas" },
  render: (args) => (
    <form aria-label="Settings">
      <Textarea {...args} disabled />
      <fieldset disabled>
        <Textarea {...args} label="In the fieldset" name="inside" />
      </fieldset>
    </form>
  ),
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole("textbox")) await expect(control).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>("form"))]).toEqual([]);
  },
};

/** The height follows the text, between `minRows` and `maxRows`. One row is as high as an Input. */
export const Rows: Story = {
  args: { label: undefined, "aria-label": "Notes", autoResize: true, minRows: 1, maxRows: 4 },
  render: (args) => (
    <div className="flex flex-col gap-2">
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <Textarea {...args} key={size} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const controls = canvas.getAllByRole("textbox");
    const heights = () => controls.map((control) => control.offsetHeight);
    await expect(heights()).toEqual([20, 26, 36, 40]);
    const base = controls[2] as HTMLTextAreaElement;
    await userEvent.type(base, "1{Enter}2{Enter}3");
    await expect(base.offsetHeight).toBe(76);
    await userEvent.type(base, "{Enter}4{Enter}5{Enter}6");
    await expect(base.offsetHeight).toBe(96);
    await expect(base.scrollHeight).toBeGreaterThan(base.clientHeight);
    await userEvent.clear(base);
    await expect(base.offsetHeight).toBe(36);
  },
};

/** The same in browsers without `field-sizing`, and when the width changes. */
export const RowsWithoutFieldSizing: Story = {
  args: { autoResize: true, minRows: 1, maxRows: 4, style: { fieldSizing: "fixed" } as object },
  render: (args) => (
    <div id="room" style={{ width: 320 }}>
      <Textarea {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole("textbox");
    await expect(control.offsetHeight).toBe(36);
    await userEvent.type(control, "1{Enter}2{Enter}3");
    await expect(control.offsetHeight).toBe(76);
    await userEvent.type(control, "{Enter}4{Enter}5");
    await expect(control.offsetHeight).toBe(96);
    await userEvent.clear(control);
    await userEvent.type(control, "One line of text");
    await expect(control.offsetHeight).toBe(36);
    (canvasElement.querySelector("#room") as HTMLElement).style.width = "100px";
    await waitFor(() => expect(control.offsetHeight).toBeGreaterThan(36));
  },
};

/** The counter is always visible. It is announced only near the limit, after the user stops typing. */
export const Counts: Story = {
  args: { counter: true, maxLength: 10, defaultValue: "seven77" },
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole("textbox");
    const news = canvasElement.querySelector("[aria-live][data-slot=textarea-news]");
    await userEvent.type(control, "8");
    await expect(canvas.getByText("8 / 10")).toBeVisible();
    await expect(news).toBeEmptyDOMElement();
    await userEvent.type(control, "9");
    await waitFor(() => expect(news).toHaveTextContent("1 character left"), { timeout: 3000 });
    await userEvent.type(control, "0xx");
    await expect(control).toHaveValue("seven77890");
    await expect(canvas.getByText("10 / 10")).toBeVisible();
    await waitFor(() => expect(news).toHaveTextContent("0 characters left"), { timeout: 3000 });
  },
};

const control = createRef<HTMLTextAreaElement>();

/** A separate component, because Storybook's code panel reads the ref of an element in the story. */
function Described(args: TextareaProps) {
  return (
    <>
      <Textarea {...args} ref={control} data-testid="notes" description="Plain text." />
      <p id="outer">For everyone.</p>
    </>
  );
}

/** A custom class overrides the component's own, and all other attributes reach the control itself. */
export const PassesOn: Story = {
  args: { "aria-describedby": "outer", className: "h-40", id: "own", spellCheck: false },
  render: (args) => <Described {...args} />,
  play: async ({ canvas }) => {
    const textarea = canvas.getByLabelText("Notes");
    await expect(textarea).toBe(control.current);
    await expect(textarea).toHaveAttribute("id", "own");
    await expect(textarea).toHaveAttribute("data-testid", "notes");
    await expect(textarea).toHaveAttribute("spellcheck", "false");
    await expect(textarea).toHaveAccessibleDescription("For everyone. Plain text.");
    await expect(textarea.offsetHeight).toBe(160);
  },
};

/** In a Field, it gets the field's label and messages. */
export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Reason" error="Say why.">
      <Textarea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole("textbox", { name: "Reason" });
    await expect(textarea).toHaveAccessibleDescription("Say why.");
    await expect(textarea).toBeInvalid();
  },
};

/** `labels` replaces the marker of an optional field, the name of the info button and the announced count. */
export const Labels: Story = {
  args: {
    required: false,
    labelTooltip: "Shown on the page of the release.",
    counter: true,
    maxLength: 10,
    defaultValue: "seven77",
    labels: {
      ...fieldLabels,
      left: { one: "One more fits", other: "{count} more fit" },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectFieldLabels(canvasElement, "Notes");
    await userEvent.type(canvas.getByRole("textbox"), "89");
    const news = canvasElement.querySelector("[data-slot=textarea-news]");
    await waitFor(() => expect(news).toHaveTextContent("One more fits"));
  },
};

export const Conforms = conformance({ Textarea: (props) => <Textarea label="Notes" {...props} /> });
