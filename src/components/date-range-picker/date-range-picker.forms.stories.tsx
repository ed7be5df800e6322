import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { contract } from "#kit";
import type { DateRange } from "../date-picker";
import {
  choose,
  chosenDays,
  day,
  november,
  SentForm,
  sent,
  tabStop,
} from "../date-picker/date-picker.fixture";
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

interface PeriodProps {
  defaultValue?: DateRange;
  onValueChange?: (value: unknown) => void;
}

/** The picker with the props that the contract sets. */
const Period = ({ defaultValue, onValueChange, ...rest }: PeriodProps) => (
  <DateRangePicker
    defaultMonth={november(1)}
    today={november(21)}
    defaultStartDate={defaultValue?.from}
    defaultEndDate={defaultValue?.to}
    onStartDateChange={onValueChange}
    onEndDateChange={onValueChange}
    {...rest}
  />
);

const entries = (from: number, to: number): [string, string][] => [
  ["-from", `2026-11-${from}`],
  ["-to", `2026-11-${to}`],
];

export const Contract = contract(Period, {
  role: "group",
  of: DateRangePicker,
  nameProp: "aria-label",
  part: tabStop,
  // The form has a button "Reset".
  props: { labels: { reset: "Clear" } },
  first: {
    value: { from: november(13), to: november(14) },
    shows: ["11-13", "11-14"],
    submits: entries(13, 14),
  },
  second: {
    value: { from: november(10), to: november(11) },
    shows: ["11-10", "11-11"],
    submits: entries(10, 11),
  },
  empty: { value: {}, shows: [], submits: [] },
  shown: chosenDays,
  change: (group) => choose(group, 10, 11),
  exceptions: {
    readOnly: "A DateRangePicker has no read-only state.",
    reset: "It has two props for its value. The story In a form checks it.",
    controlledStays: "It has two props for its value. The story Controlled checks it.",
    controlledMoves: "It has two props for its value. The story Controlled checks it.",
  },
});
