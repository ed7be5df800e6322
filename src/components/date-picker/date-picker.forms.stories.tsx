import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Field } from "../field";
import { DatePicker } from ".";
import { choose, chosenDays, day, focusedDay, november, SentForm, sent } from "./date-picker.fixture";

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

/**
 * In a Field, it is a group with its label and description. `required` prevents submission, shows the error and moves
 * focus.
 */
export const Required: Story = {
  render: () => (
    <SentForm>
      <Field
        label="Day of delivery"
        description="We bring it in the morning."
        error={{ message: "Choose a day.", match: "valueMissing" }}
      >
        <DatePicker name="day" required defaultMonth={november(1)} today={november(19)} />
      </Field>
      <Field label="Stay" error={{ message: "Choose both days.", match: "valueMissing" }}>
        <DatePicker name="stay" mode="range" required defaultMonth={november(1)} />
      </Field>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const group = canvas.getByRole("group", { name: "Day of delivery" });
    const stay = canvas.getByRole("group", { name: "Stay" });
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(group).toHaveAccessibleDescription("We bring it in the morning.");
    await userEvent.click(send);
    await expect(sent).not.toHaveBeenCalled();
    await expect(group).toHaveAccessibleDescription("Choose a day.");
    await expect(group).toHaveAttribute("data-invalid");
    await expect(group).toContainElement(document.activeElement as HTMLElement);
    await expect(focusedDay()).toBe("2026-11-19");
    await userEvent.keyboard("{Enter}");
    await expect(group).toHaveAccessibleDescription("We bring it in the morning.");
    await choose(stay, 10);
    await userEvent.click(send);
    await expect(stay).toHaveAccessibleDescription("Choose both days.");
    await choose(stay, 12);
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith([
      ["day", "2026-11-19"],
      ["stay-from", "2026-11-10"],
      ["stay-to", "2026-11-12"],
    ]);
  },
};

/** A fieldset or `disabled` disables it. It can't be focused and isn't submitted. */
export const OutOfUse: Story = {
  render: () => (
    <SentForm>
      <fieldset disabled className="flex gap-4">
        <DatePicker aria-label="In a fieldset" name="a" required defaultMonth={november(1)} />
        <DatePicker aria-label="Chosen" name="b" defaultSelected={november(12)} />
      </fieldset>
      <DatePicker aria-label="By itself" name="c" disabled defaultSelected={november(12)} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    for (const group of canvas.getAllByRole("group", { name: /In a|Chosen|By itself/ })) {
      await expect(day(group, 18)).toBeDisabled();
      await expect(getComputedStyle(day(group, 18)).opacity).toBe("0.5");
      await userEvent.click(day(group, 18));
      await expect(chosenDays(group)).not.toContain("11-18");
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(sent).toHaveBeenLastCalledWith([]);
  },
};

/** With `form`, it belongs to a form elsewhere on the page. */
export const ElsewhereOnThePage: Story = {
  render: () => (
    <>
      <SentForm id="order">Order</SentForm>
      <DatePicker aria-label="Due" name="due" form="order" defaultSelected={november(12)} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 18);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(sent).toHaveBeenLastCalledWith([["due", "2026-11-18"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset form" }));
    await expect(chosenDays(canvasElement)).toEqual(["11-12"]);
  },
};
