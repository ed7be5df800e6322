import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { Field } from "../field";
import { TimeField } from ".";
import { segment, shownTime } from "./time-field.fixture";

const meta = {
  component: TimeField,
  title: "Behaviour/TimeField forms",
  tags: ["!autodocs"],
  args: { label: "Start", name: "start", onValueChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: (role: string, options?: object) => HTMLElement };
const group = (canvas: Canvas, name = "Start") => canvas.getByRole("group", { name });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Send" }));

/** The form gets the time in 24-hour format, and a change event from the field's own input. */
export const InAForm: Story = {
  args: { defaultValue: "14:30" },
  render: (args) => (
    <>
      <SentForm id="hours">
        <TimeField {...args} />
        <TimeField label="Empty" name="empty" />
        <TimeField label="Unnamed" defaultValue="08:00" />
      </SentForm>
      <TimeField form="hours" label="Outside" name="outside" step={1} defaultValue="23:59:07" />
    </>
  ),
  play: async ({ canvas }) => {
    const sent = canvas.getByRole("status");
    const changed: string[] = [];
    segment(group(canvas), "Hour").form?.addEventListener("change", ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      changed.push(`${name}=${value}`);
    });
    await send(canvas);
    await expect(sent).toHaveTextContent('[["start","14:30"],["empty",""],["outside","23:59:07"]]');
    await userEvent.click(segment(group(canvas), "Hour"));
    await userEvent.keyboard("3{Enter}");
    await expect(sent).toHaveTextContent('[["start","15:30"],["empty",""],["outside","23:59:07"]]');
    await expect(changed).toEqual(["start=15:30"]);
  },
};

/** A reset restores the initial time and reports it, and clears an incomplete time. */
export const Reset: Story = {
  args: { defaultValue: "14:30" },
  render: (args) => (
    <StrictMode>
      <SentForm>
        <TimeField {...args} />
        <TimeField label="Empty" name="empty" />
        <TimeField label="Owner who stays" name="stays" value="08:00" />
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(segment(group(canvas), "Hour"));
    await userEvent.keyboard("{Delete}");
    await userEvent.click(segment(group(canvas, "Empty"), "Hour"));
    await userEvent.keyboard("9");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(shownTime(group(canvas))).toBe("02 30 PM"));
    await expect(shownTime(group(canvas, "Empty"))).toBe("– – –");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("14:30");
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["start","14:30"],["empty",""],["stays","08:00"]]',
    );
  },
};

/**
 * When empty, it prevents submission. The error shows, and the first empty segment is focused and described
 * by it.
 */
export const Required: Story = {
  args: {
    required: true,
    description: "In UTC.",
    error: { message: "Enter a time.", match: "valueMissing" },
  },
  render: (args) => (
    <SentForm>
      <TimeField {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const hour = segment(group(canvas), "Hour");
    await expect(hour).toHaveAccessibleDescription("In UTC.");
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(hour).toHaveFocus();
    await expect(hour).toBeInvalid();
    await expect(hour).toHaveAccessibleDescription("Enter a time.");
    await userEvent.keyboard("245");
    await send(canvas);
    await expect(segment(group(canvas), "AM/PM")).toHaveFocus();
    await userEvent.keyboard("p");
    await waitFor(() => expect(hour).not.toHaveAttribute("aria-invalid"));
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["start","14:45"]]');
  },
};

/** An incomplete time isn't submitted, even if the field isn't required. */
export const Incomplete: Story = {
  args: {
    labels: { incomplete: "Add AM or PM." },
    error: { message: "Add AM or PM.", match: "customError" },
  },
  render: (args) => (
    <SentForm>
      <TimeField {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(segment(group(canvas), "Hour"));
    await userEvent.keyboard("245");
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(segment(group(canvas), "AM/PM")).toHaveFocus();
    await expect(canvas.getByText("Add AM or PM.")).toBeVisible();
    const native = group(canvas).querySelector("input[type=time]") as HTMLInputElement;
    await expect(native.validationMessage).toBe("Add AM or PM.");
    await userEvent.keyboard("a");
    await waitFor(() => expect(canvas.queryByText("Add AM or PM.")).toBeNull());
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["start","02:45"]]');
  },
};

/**
 * A time before `min`, after `max` or between steps isn't submitted. If `min` is later than `max`, the range includes
 * midnight.
 */
export const Limits: Story = {
  args: { defaultValue: "08:00", min: "09:00", max: "17:00", step: 900 },
  render: (args) => (
    <SentForm>
      <TimeField {...args} error={{ message: "We open at 9:00 AM.", match: "rangeUnderflow" }} />
      <TimeField label="Night" name="night" min="22:00" max="06:00" defaultValue="23:30" />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const field = group(canvas);
    const { validity } = field.querySelector("input[type=time]") as HTMLInputElement;
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(canvas.getByText("We open at 9:00 AM.")).toBeVisible();
    await userEvent.keyboard("6");
    await expect(segment(field, "Hour")).toHaveValue("06");
    await userEvent.keyboard("{Tab}P");
    await expect(validity.rangeOverflow).toBe(true);
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("1110A");
    await expect(validity.stepMismatch).toBe(true);
    await userEvent.click(segment(field, "Minute"));
    await userEvent.keyboard("{ArrowUp}");
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["start","11:15"],["night","23:30"]]');
  },
};

/** In a Field, it gets the field's label and messages. */
export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Backup" description="Each day." error="Another backup runs at this time.">
      <TimeField {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const hour = segment(group(canvas, "Backup"), "Hour");
    await expect(hour).toHaveAccessibleDescription("Another backup runs at this time.");
    await expect(hour).toBeInvalid();
    await userEvent.click(canvas.getByText("Backup"));
    await expect(hour).toHaveFocus();
  },
};

/** Disabled directly or by a fieldset, it can't be focused or changed, and isn't submitted. */
export const Disabled: Story = {
  args: { defaultValue: "14:30" },
  render: (args) => (
    <form aria-label="Settings">
      <TimeField {...args} disabled />
      <fieldset disabled>
        <TimeField {...args} label="In the fieldset" name="inside" />
      </fieldset>
    </form>
  ),
  play: async ({ canvas, args }) => {
    for (const input of canvas.getAllByRole("spinbutton")) {
      await expect(input).toBeDisabled();
      await expect(getComputedStyle(input).cursor).toBe("not-allowed");
    }
    await userEvent.click(canvas.getByText("In the fieldset"));
    await userEvent.click(group(canvas), { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>("form"))]).toEqual([]);
  },
};

/** Read-only or `aria-disabled`, it can be focused and submitted, but not changed. */
export const ReadOnly: Story = {
  args: { defaultValue: "14:30" },
  render: (args) => (
    <SentForm>
      <TimeField {...args} readOnly />
      <TimeField {...args} label="Aria-disabled" name="held" aria-disabled />
    </SentForm>
  ),
  play: async ({ canvas, args }) => {
    for (const name of ["Start", "Aria-disabled"]) {
      const field = group(canvas, name);
      await userEvent.click(segment(field, "Hour"));
      await expect(segment(field, "Hour")).toHaveFocus();
      await userEvent.keyboard("5{ArrowUp}{Home}{Delete}{Backspace}");
      await userEvent.paste("09:00");
      await userEvent.keyboard("{ArrowRight}");
      await expect(segment(field, "Minute")).toHaveFocus();
      await expect(shownTime(field)).toBe("02 30 PM");
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["start","14:30"],["held","14:30"]]');
  },
};

/** The heights in px match the catalog. A click next to the segments focuses the first one. */
export const Heights: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <TimeField key={size} aria-label={size} size={size} defaultValue="14:30" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("group");
    await expect(boxes.map((box) => box.offsetHeight)).toEqual([20, 26, 36, 40]);
    for (const box of boxes) {
      await userEvent.pointer({ keys: "[MouseLeft]", target: box });
      await expect(segment(box, "Hour")).toHaveFocus();
    }
  },
};
