import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { choose, chosenDays, day, november, SentForm, sent } from "../date-picker/date-picker.fixture";
import { Field } from "../field";
import { DateRangePicker } from ".";

const meta = {
  component: DateRangePicker,
  title: "Behaviour/DateRangePicker/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * It submits both days as ISO dates. If required, half a range prevents submission. A form reset restores the initial
 * dates.
 */
export const InAForm: Story = {
  render: () => (
    <SentForm>
      <Field
        label="Stay"
        description="From the day of arrival."
        error={{ message: "Choose both days.", match: "valueMissing" }}
      >
        <DateRangePicker
          name="stay"
          required
          defaultStartDate={november(3)}
          defaultEndDate={november(5)}
          today={november(21)}
        />
      </Field>
    </SentForm>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    sent.mockClear();
    const group = canvas.getByRole("group", { name: "Stay" });
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(group).toHaveAccessibleDescription("From the day of arrival.");
    await step("half a range", async () => {
      await choose(canvasElement, 10);
      await userEvent.click(send);
      await expect(sent).not.toHaveBeenCalled();
      await expect(group).toHaveAccessibleDescription("Choose both days.");
      await expect(day(canvasElement, 10)).toHaveFocus();
    });
    await step("both", async () => {
      await choose(canvasElement, 12);
      await expect(group).toHaveAccessibleDescription("From the day of arrival.");
      await userEvent.click(send);
      await expect(sent).toHaveBeenLastCalledWith([
        ["stay-from", "2026-11-10"],
        ["stay-to", "2026-11-12"],
      ]);
    });
    await step("the form's reset", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset form" }));
      await expect(chosenDays(canvasElement)).toEqual(["11-03", "11-04", "11-05"]);
    });
  },
};

/** A fieldset disables all of it, including the reset button. */
export const OutOfUse: Story = {
  render: () => (
    <SentForm>
      <fieldset disabled>
        <DateRangePicker
          aria-label="Stay"
          name="stay"
          defaultStartDate={november(3)}
          defaultEndDate={november(5)}
          today={november(21)}
        />
      </fieldset>
    </SentForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await expect(canvas.getByRole("button", { name: "Reset" })).toBeDisabled();
    await expect(day(canvasElement, 10)).toBeDisabled();
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(sent).toHaveBeenLastCalledWith([]);
  },
};
