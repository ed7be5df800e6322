import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DateTimePicker } from ".";
import { day, enter, expectShown, inBerlin, november, segment } from "./date-time-picker.fixture";

const meta = {
  component: DateTimePicker,
  title: "Behaviour/DateTimePicker",
  args: { ...inBerlin, onValueChange: fn() },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** If a time occurs twice, the first is selected. A button switches to the second and back. */
export const Twice: Story = {
  args: { defaultValue: new Date("2026-10-24T00:30Z"), defaultMonth: new Date(2026, 9, 1) },
  play: async ({ canvas, canvasElement, args }) => {
    const status = canvas.getAllByRole("status").at(-1) as HTMLElement;
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(day(canvasElement, "October 25"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T00:30Z"));
    await expect(status).toHaveTextContent(/occurs twice. The first is selected \(UTC\+02:00\)/);
    await userEvent.click(canvas.getByRole("button", { name: "Select the second (UTC+01:00)" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T01:30Z"));
    await expect(status).toHaveTextContent(/The second is selected \(UTC\+01:00\)/);
    const first = canvas.getByRole("button", { name: "Select the first (UTC+02:00)" });
    await expect(first).toHaveFocus();
    // Another time in the same hour is still at its second occurrence.
    await userEvent.click(segment(canvasElement, "Minute"));
    await userEvent.keyboard("45");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T01:45Z"));
    await userEvent.click(first);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T00:45Z"));
    await enter(canvasElement, "4");
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("button", { name: /^Select the/ })).toBeNull();
  },
};

/**
 * The same moment in several time zones, and in the user's. An unknown time zone falls back to the user's and
 * logs a warning.
 */
export const TimeZones: Story = {
  parameters: {
    timezone: "America/New_York",
    console: { expect: [/Invalid DateTimePicker\.timezone "Mars"/] },
  },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      {["Asia/Kolkata", "Pacific/Kiritimati", undefined, "Mars"].map((timezone) => (
        <DateTimePicker
          {...args}
          key={timezone ?? ""}
          aria-label={timezone ?? "user"}
          timezone={timezone}
          hourCycle="h23"
          defaultMonth={undefined}
          today={undefined}
          defaultValue={new Date("2026-01-31T23:30Z")}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    const group = (name: string) => canvas.getByRole("group", { name });
    await expectShown(group("Asia/Kolkata"), "02-01 05 00");
    await expect(within(group("Asia/Kolkata")).getByText("Asia/Kolkata")).toBeVisible();
    await expectShown(group("Pacific/Kiritimati"), "02-01 13 30");
    // Only the test runner sets the user's time zone. Elsewhere, it may be a different one.
    if (!("kerf" in window)) return;
    for (const name of ["user", "Mars"]) {
      await expectShown(group(name), "01-31 18 30");
      await expect(within(group(name)).queryByText(name)).toBeNull();
    }
    await step("today is the current day in the time zone", async () => {
      const today = (name: string) => within(group(name)).queryByRole("button", { name: /^Today/ });
      await userEvent.click(within(group("Asia/Kolkata")).getByRole("button", { name: "Previous month" }));
      await expect(today("Asia/Kolkata")?.closest("td")).toHaveAttribute("data-day", "2026-01-15");
    });
  },
};

/** When the caller changes the time zone, the moment stays. Without a moment, the entered day or time stays. */
export const AnotherTimeZone: Story = {
  args: { defaultValue: november(19, "14:30") },
  render: function AnotherTimeZone(args) {
    const [timezone, setTimezone] = useState("Europe/Berlin");
    return (
      <>
        <DateTimePicker {...args} timezone={timezone} hourCycle="h23" />
        <button type="button" onClick={() => setTimezone(timezone === "UTC" ? "Europe/Berlin" : "UTC")}>
          Change
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const change = canvas.getByRole("button", { name: "Change" });
    await userEvent.click(change);
    await expectShown(canvasElement, "11-19 13 30");
    await enter(canvasElement, "15");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-11-19T15:30Z"));
    await userEvent.click(change);
    await expectShown(canvasElement, "11-19 16 30");
    await userEvent.click(segment(canvasElement, "Minute"));
    await userEvent.keyboard("{Delete}");
    await userEvent.click(change);
    await expectShown(canvasElement, "11-19 16 –");
  },
};
