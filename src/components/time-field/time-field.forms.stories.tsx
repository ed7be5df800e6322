import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { contract, SentForm } from "#kit";
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

/** An incomplete time isn't submitted, even if the field isn't required. A reset clears it. */
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
    await userEvent.keyboard("9");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(shownTime(group(canvas))).toBe("– – –"));
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

export const Contract = contract(TimeField, {
  role: "group",
  part: (field) => segment(field, "Hour"),
  isPartDescribed: true,
  first: { value: "14:30", shows: "02 30 PM", submits: ["14:30"] },
  second: { value: "15:30", shows: "03 30 PM", submits: ["15:30"] },
  empty: { value: "", shows: "– – –", submits: [""] },
  shown: shownTime,
  change: async (field) => {
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("330p");
  },
});
