import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { contract } from "#kit";
import { DatePicker } from ".";
import { choose, chosenDays, november, SentForm, sent, tabStop } from "./date-picker.fixture";

const meta = {
  component: DatePicker,
  title: "Behaviour/DatePicker/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const edited = fn();
const range = { from: november(3), to: november(5) };

/**
 * It submits ISO dates: one date, an entry for each, or both ends of a range. Without a selection, it submits nothing.
 */
export const SendAndReset: Story = {
  render: function SendAndReset() {
    const [days, setDays] = useState([november(3)]);
    return (
      <SentForm onChange={edited}>
        <div className="flex flex-wrap gap-4">
          <DatePicker aria-label="Due" name="due" defaultMonth={november(1)} />
          <DatePicker aria-label="Days" name="day" mode="multiple" selected={days} onChange={setDays} />
          <DatePicker aria-label="Stay" name="stay" mode="range" defaultSelected={range} />
        </div>
      </SentForm>
    );
  },
  play: async ({ canvas, step }) => {
    sent.mockClear();
    edited.mockClear();
    const [due, days, stay] = ["Due", "Days", "Stay"].map((name) => canvas.getByRole("group", { name })) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const send = canvas.getByRole("button", { name: "Send" });
    const first = [
      ["day", "2026-11-03"],
      ["stay-from", "2026-11-03"],
      ["stay-to", "2026-11-05"],
    ];
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith(first);
    await step("submits the selection, also half a range", async () => {
      await choose(due, 12);
      await choose(days, 24, 18);
      await choose(stay, 10);
      await expect(edited).toHaveBeenCalledTimes(4);
      await userEvent.click(send);
      await expect(sent).toHaveBeenLastCalledWith([
        ["due", "2026-11-12"],
        ["day", "2026-11-03"],
        ["day", "2026-11-18"],
        ["day", "2026-11-24"],
        ["stay-from", "2026-11-10"],
      ]);
    });
    await step("a reset restores the initial selection, also when controlled", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset form" }));
      await expect([due, days, stay].map(chosenDays)).toEqual([[], ["11-03"], ["11-03", "11-04", "11-05"]]);
      await userEvent.click(send);
      await expect(sent).toHaveBeenLastCalledWith(first);
      await expect(edited).toHaveBeenCalledTimes(4);
    });
  },
};

interface DayProps {
  value?: Date | null;
  defaultValue?: Date;
  onValueChange?: (value: Date | null) => void;
}

/** The picker with the props that the contract sets. */
function Day({ value, defaultValue, onValueChange, ...rest }: DayProps) {
  const selection = { selected: value, defaultSelected: defaultValue, onChange: onValueChange };
  return <DatePicker defaultMonth={november(1)} today={november(19)} {...selection} {...rest} />;
}

export const Contract = contract(Day, {
  role: "group",
  of: DatePicker,
  nameProp: "aria-label",
  part: tabStop,
  first: { value: november(12), shows: ["11-12"], submits: ["2026-11-12"] },
  second: { value: november(18), shows: ["11-18"], submits: ["2026-11-18"] },
  empty: { value: null, shows: [], submits: [] },
  shown: chosenDays,
  change: (group) => choose(group, 18),
  exceptions: { readOnly: "A DatePicker has no read-only state." },
});
