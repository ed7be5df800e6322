import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { Field } from "../field";
import { DateInput } from ".";
import { enter, november } from "./date-input.fixture";

const meta = {
  component: DateInput,
  title: "Behaviour/DateInput forms",
  tags: ["!autodocs"],
  args: { label: "Due date", name: "due", today: november(21), onValueChange: fn() },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: (role: string, options?: object) => HTMLElement };
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Send" }));

/** The form submits the day like a native date input, also if Enter submits typed text. */
export const InAForm: Story = {
  args: { defaultValue: november(19) },
  render: (args) => (
    <>
      <SentForm id="dates">
        <DateInput {...args} />
        <DateInput label="Empty" name="empty" />
        <DateInput label="Unnamed" defaultValue={november(1)} />
      </SentForm>
      <DateInput form="dates" label="Outside" name="outside" defaultValue={new Date(1066, 9, 14)} />
    </>
  ),
  play: async ({ canvas }) => {
    const sent = canvas.getByRole("status");
    await send(canvas);
    await expect(sent).toHaveTextContent('[["due","2026-11-19"],["empty",""],["outside","1066-10-14"]]');
    const input = canvas.getByRole("textbox", { name: "Due date" });
    await userEvent.clear(input);
    await userEvent.type(input, "2/1/26{Enter}");
    await expect(sent).toHaveTextContent('[["due","2026-02-01"],["empty",""],["outside","1066-10-14"]]');
    await expect(input).toHaveValue("2/1/2026");
  },
};

/** A reset restores the initial day and reports it. It clears text that isn't a date, with its error. */
export const Reset: Story = {
  args: { defaultValue: november(19) },
  render: (args) => (
    <StrictMode>
      <SentForm>
        <DateInput {...args} />
        <DateInput label="Empty" name="empty" />
        <DateInput label="Owner who stays" name="stays" value={november(1)} />
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Due date" });
    const empty = canvas.getByRole("textbox", { name: "Empty" });
    await enter(input, "11/5/2026");
    await enter(empty, "soon");
    await expect(empty).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(input).toHaveValue("11/19/2026"));
    await expect(empty).toHaveValue("");
    await expect(empty).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(19));
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["due","2026-11-19"],["empty",""],["stays","2026-11-01"]]',
    );
  },
};

/** If it is empty, it prevents submission. The error shows and describes the input, which is focused. */
export const Required: Story = {
  args: { required: true, error: { message: "Enter a due date.", match: "valueMissing" } },
  render: (args) => (
    <SentForm>
      <DateInput {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeRequired();
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Enter a due date.");
    await enter(input, "2/1/26");
    await waitFor(() => expect(input).not.toHaveAttribute("aria-invalid"));
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["due","2026-02-01"]]');
  },
};

/** Text that isn't a date, or a day that can't be selected, isn't submitted. */
export const NotSubmitted: Story = {
  args: { min: november(9), disabledDays: november(14) },
  render: (args) => (
    <SentForm>
      <DateInput {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    for (const text of ["soon", "11/2/2026", "11/14/2026"]) {
      await enter(input, text);
      await send(canvas);
      await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    }
    await enter(input, "11/16/2026");
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["due","2026-11-16"]]');
  },
};

/** In a Field, it has the label and messages of that field. */
export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Launch" description="The first day." error="Another launch is on that day.">
      <DateInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Launch" });
    await expect(input).toHaveAccessibleDescription("Another launch is on that day.");
    await expect(input).toBeInvalid();
  },
};

/** Disabled by itself or by a fieldset, it can't be focused or opened, and isn't submitted. */
export const Disabled: Story = {
  args: { defaultValue: november(19) },
  render: (args) => (
    <form aria-label="Settings">
      <DateInput {...args} disabled />
      <fieldset disabled>
        <DateInput {...args} label="In the fieldset" name="inside" />
      </fieldset>
    </form>
  ),
  play: async ({ canvas, args }) => {
    for (const input of canvas.getAllByRole("textbox")) await expect(input).toBeDisabled();
    for (const button of canvas.getAllByRole("button")) {
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>("form"))]).toEqual([]);
  },
};

/** When read-only or `aria-disabled`, it can be focused and submitted, but not changed. */
export const ReadOnly: Story = {
  args: { defaultValue: november(19) },
  render: (args) => (
    <SentForm>
      <DateInput {...args} readOnly />
      <DateInput {...args} label="Aria-disabled" name="held" aria-disabled />
    </SentForm>
  ),
  play: async ({ canvas, args }) => {
    for (const input of canvas.getAllByRole("textbox")) {
      await userEvent.type(input, "1{ArrowDown}");
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue("11/19/2026");
    }
    for (const button of canvas.getAllByRole("button", { name: /^Open/ }))
      await expect(button).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["due","2026-11-19"],["held","2026-11-19"]]',
    );
  },
};

/** Heights in px match the catalog. The button is at least 24 px wide and high. */
export const Heights: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <DateInput key={size} aria-label="Due date" size={size} defaultValue={november(19)} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("textbox").map((input) => input.closest("div") as HTMLElement);
    await expect(boxes.map((box) => box.offsetHeight)).toEqual([20, 26, 36, 40]);
    for (const button of canvas.getAllByRole("button")) {
      await expect(Number.parseFloat(getComputedStyle(button, "::after").height)).toBeGreaterThanOrEqual(24);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
    }
  },
};
