import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { Field } from "../field";
import { DateTimePicker } from ".";
import { day, enter, expectShown, inBerlin, november, segment } from "./date-time-picker.fixture";

const meta = {
  component: DateTimePicker,
  title: "Behaviour/DateTimePicker/Forms",
  tags: ["!autodocs"],
  args: { ...inBerlin, name: "start", onValueChange: fn() },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: (role: string, options?: object) => HTMLElement };
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Send" }));
const sent = () => document.querySelector("output") as HTMLElement;

/** The form submits the time with its offset, and no entries for day and time. */
export const InAForm: Story = {
  args: { defaultValue: november(19, "14:30") },
  render: (args) => (
    <>
      <SentForm id="moments">
        <DateTimePicker {...args} />
        <DateTimePicker {...args} aria-label="Empty" name="empty" defaultValue={null} />
        <DateTimePicker {...args} aria-label="Unnamed" name={undefined} />
      </SentForm>
      <DateTimePicker
        {...args}
        form="moments"
        aria-label="Outside"
        name="outside"
        timezone="America/St_Johns"
        defaultValue={new Date("2026-10-25T01:30:15Z")}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(sent()).toHaveTextContent(
      '[["start","2026-11-19T14:30+01:00"],["empty",""],["outside","2026-10-24T23:00:15-02:30"]]',
    );
  },
};

/** A reset restores the initial moment, reports it once, and clears an incomplete value. */
export const Reset: Story = {
  args: { defaultValue: november(19, "14:30") },
  render: (args) => (
    <StrictMode>
      <SentForm>
        <DateTimePicker {...args} />
        <DateTimePicker
          {...args}
          aria-label="Empty"
          name="empty"
          defaultValue={null}
          onValueChange={undefined}
        />
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const [start, empty] = ["Start", "Empty"].map((name) => canvas.getByRole("group", { name })) as [
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.click(day(start, "November 20"));
    await enter(start, "9");
    await userEvent.click(day(empty, "November 20"));
    await enter(empty, "9");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expectShown(start, "11-19 02 30 PM"));
    await expectShown(empty, "– – – –");
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(19, "14:30"));
    await send(canvas);
    await expect(sent()).toHaveTextContent('[["start","2026-11-19T14:30+01:00"],["empty",""]]');
  },
};

/** When required, it prevents submission until there are a day and a time. Focus moves to the missing one. */
export const Required: Story = {
  render: (args) => (
    <SentForm>
      <Field
        label="Pickup"
        description="Bring your order number."
        error={{ message: "Select a day and enter a time.", match: "valueMissing" }}
      >
        <DateTimePicker {...args} aria-label={undefined} required />
      </Field>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Pickup" });
    await expect(group).toHaveAccessibleDescription("Bring your order number.");
    await send(canvas);
    await expect(sent()).toHaveTextContent("nothing sent");
    await expect(group).toHaveAccessibleDescription("Select a day and enter a time.");
    await expect(day(group, "November 21")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await send(canvas);
    await expect(sent()).toHaveTextContent("nothing sent");
    await expect(segment(group, "Hour")).toHaveFocus();
    await userEvent.keyboard("230p");
    await expect(group).toHaveAccessibleDescription("Bring your order number.");
    // Selecting the same day again doesn't clear it.
    await userEvent.click(day(group, "November 21"));
    await send(canvas);
    await expect(sent()).toHaveTextContent('[["start","2026-11-21T14:30+01:00"]]');
  },
};

/** A value that is incomplete, skipped by the clocks or outside the limits isn't submitted. */
export const NotSubmitted: Story = {
  args: { max: new Date("2026-03-29T10:00Z"), defaultMonth: new Date(2026, 2, 1) },
  render: (args) => (
    <SentForm>
      <DateTimePicker {...args} />
    </SentForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const hour = segment(canvasElement, "Hour");
    for (const keys of ["2", "230a", "1230p"]) {
      await enter(canvasElement, keys);
      if (keys === "2") await userEvent.click(day(canvasElement, "March 29"));
      await send(canvas);
      await expect(sent()).toHaveTextContent("nothing sent");
    }
    await expect(hour).toHaveFocus();
    await enter(canvasElement, "1130a");
    await send(canvas);
    await expect(sent()).toHaveTextContent('[["start","2026-03-29T11:30+02:00"]]');
  },
};

/** The browser's message names the missing part of a value. */
export const MissingParts: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <DateTimePicker {...args} />
      <DateTimePicker {...args} aria-label="End" name="end" />
      <DateTimePicker {...args} aria-label="Reminder" name="reminder" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [start, end, reminder] = ["Start", "End", "Reminder"].map((name) =>
      canvas.getByRole("group", { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    const messageOf = (picker: HTMLElement) =>
      picker.querySelector<HTMLInputElement>("[data-slot=date-time-picker-control]")?.validationMessage;
    await userEvent.click(day(start, "November 19"));
    await expect(messageOf(start)).toBe("Enter a time.");
    await enter(end, "230p");
    await expect(messageOf(end)).toBe("Select a day.");
    await userEvent.click(day(reminder, "November 19"));
    await enter(reminder, "2");
    await expect(messageOf(reminder)).toBe("Enter a complete time.");
  },
};

/** Disabled by itself or by a fieldset, it can't be focused and isn't submitted. */
export const Disabled: Story = {
  args: { defaultValue: november(19, "14:30") },
  render: (args) => (
    <form aria-label="Settings">
      <DateTimePicker {...args} disabled />
      <fieldset disabled>
        <DateTimePicker {...args} aria-label="In the fieldset" name="inside" />
      </fieldset>
    </form>
  ),
  play: async ({ canvas, args }) => {
    for (const each of canvas.getAllByRole("spinbutton")) await expect(each).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>("form"))]).toEqual([]);
  },
};

/** With `aria-disabled`, it can be focused and submitted, but not changed. */
export const AriaDisabled: Story = {
  args: {
    defaultValue: new Date("2026-10-25T01:30Z"),
    defaultMonth: new Date(2026, 9, 1),
    "aria-disabled": true,
  },
  render: (args) => (
    <SentForm>
      <DateTimePicker {...args} />
    </SentForm>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(day(canvasElement, "October 20"));
    await enter(canvasElement, "9");
    await userEvent.click(canvas.getByRole("button", { name: /^Select the first/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await send(canvas);
    await expect(sent()).toHaveTextContent('[["start","2026-10-25T02:30+01:00"]]');
  },
};
