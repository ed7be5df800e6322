import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance, contract, inLocale } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { de } from "../../i18n/locales/de";
import type { DateRange } from "../date-picker";
import {
  band,
  choose,
  chosenDays,
  day,
  november,
  SentForm,
  sent,
  tabStop,
  walk,
} from "../date-picker/date-picker.fixture";
import { DateRangePicker, type DateRangePickerProps } from ".";

const meta = {
  component: DateRangePicker,
  title: "Behaviour/DateRangePicker",
} satisfies Meta;
export default meta;
type Story = StoryObj;

const started = fn();
const ended = fn();
const picker = (props: DateRangePickerProps) => () => (
  <DateRangePicker
    aria-label="Period"
    defaultMonth={november(1)}
    today={november(21)}
    onStartDateChange={started}
    onEndDateChange={ended}
    {...props}
  />
);

/**
 * Selects start and end in either order. Hover and focus preview the range. Each callback is called only if
 * its date changes.
 */
export const StartAndEnd: Story = {
  render: picker({}),
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole("group", { name: "Period" })).toBeVisible();
    await expect(canvas.getAllByRole("grid").map((grid) => grid.ariaLabel)).toEqual([
      "November 2026",
      "December 2026",
    ]);
    await choose(canvasElement, 27);
    await expect(started).toHaveBeenLastCalledWith(november(27));
    await expect(ended).not.toHaveBeenCalled();
    await step("hover previews the range, across both months", async () => {
      await userEvent.hover(day(canvasElement, 2, "December"));
      await expect(band(canvasElement)).toEqual({
        days: ["11-27", "11-28", "11-29", "11-30", "12-01", "12-02"],
        isPreview: true,
      });
      await userEvent.unhover(day(canvasElement, 2, "December"));
    });
    await step("focus previews the range", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await userEvent.hover(canvasElement);
      await waitFor(() =>
        expect(band(canvasElement)).toEqual({ days: ["11-27", "11-28", "11-29"], isPreview: true }),
      );
      await expect(chosenDays(canvasElement)).toEqual(["11-27"]);
    });
    await step("an end before the start changes both", async () => {
      await choose(canvasElement, 25);
      await expect(started).toHaveBeenLastCalledWith(november(25));
      await expect(ended).toHaveBeenLastCalledWith(november(27));
      await expect(band(canvasElement)).toEqual({ days: ["11-25", "11-26", "11-27"], isPreview: false });
    });
    await step("the next selection starts a new range", async () => {
      const calls = started.mock.calls.length;
      await choose(canvasElement, 25);
      await expect(started).toHaveBeenCalledTimes(calls);
      await expect(ended).toHaveBeenLastCalledWith(null);
    });
  },
};

/** The selection is announced when it changes. The reset button clears both dates and keeps focus. */
export const SaidAndReset: Story = {
  render: picker({ timezone: "Europe/Berlin" }),
  play: async ({ canvas, canvasElement }) => {
    const status = canvasElement.querySelector('[data-slot="date-range-picker-status"]') as HTMLElement;
    await expect(status).toHaveRole("status");
    await expect(status).toBeEmptyDOMElement();
    await choose(canvasElement, 16);
    await expect(status).toHaveTextContent("November 16, 2026");
    await userEvent.click(day(canvasElement, 4, "December"));
    await expect(status).toHaveTextContent("November 16, 2026 – December 4, 2026");
    const reset = canvas.getByRole("button", { name: "Reset" });
    await userEvent.click(reset);
    await expect(started).toHaveBeenLastCalledWith(null);
    await expect(ended).toHaveBeenLastCalledWith(null);
    await expect(chosenDays(canvasElement)).toEqual([]);
    await expect(status).toHaveTextContent("No dates selected");
    await expect(reset).toHaveFocus();
  },
};

/** The time zone is shown as passed. Without one, nothing is shown, whatever the browser's time zone. */
export const TimeZoneIsShown: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <DateRangePicker aria-label="With" timezone="Mars/Olympus_Mons" defaultMonth={november(1)} />
      <DateRangePicker aria-label="Without" defaultMonth={november(1)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = (name: string) =>
      canvas.getByRole("group", { name }).querySelector("[data-slot=date-range-picker-foot]")?.textContent;
    await expect(text("With")).toBe("Mars/Olympus_MonsReset");
    await expect(text("Without")).toBe("Reset");
  },
};

const stays = fn();

/** When controlled, it reports a change and stays as it is until updated. */
export const Controlled: Story = {
  render: function Controlled() {
    const [start, setStart] = useState<Date | null>(november(3));
    const [end, setEnd] = useState<Date | null>(november(5));
    return (
      <div className="flex flex-wrap gap-4">
        <DateRangePicker
          aria-label="Moves"
          startDate={start}
          endDate={end}
          onStartDateChange={setStart}
          onEndDateChange={setEnd}
        />
        <DateRangePicker
          aria-label="Stays"
          startDate={november(3)}
          endDate={null}
          onStartDateChange={stays}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const moves = canvas.getByRole("group", { name: "Moves" });
    const still = canvas.getByRole("group", { name: "Stays" });
    await choose(moves, 10, 11);
    await expect(chosenDays(moves)).toEqual(["11-10", "11-11"]);
    await userEvent.click(within(moves).getByRole("button", { name: "Reset" }));
    await expect(chosenDays(moves)).toEqual([]);
    await choose(still, 2);
    await expect(stays).toHaveBeenLastCalledWith(november(2));
    await expect(chosenDays(still)).toEqual(["11-03"]);
  },
};

/** Three to five days. A selection that is too short or too long starts a new range. Disabled days stay disabled. */
export const Bounds: Story = {
  render: picker({ min: 3, max: 5, disabled: { before: november(5) } }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 4, 10, 11, 16, 20);
    await expect(started.mock.calls.map(([date]) => date.getDate())).toEqual([10, 11, 16]);
    await expect(ended.mock.calls).toEqual([[november(20)]]);
  },
};

const turned = fn();

/**
 * The buttons turn both months, and the callback gets the first one. The days of both are one tab stop. Arrow keys move
 * from one month to the other, and on to the next.
 */
export const Keyboard: Story = {
  render: picker({ onMonthChange: turned }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await expect(turned).toHaveBeenLastCalledWith(new Date(2026, 11, 1));
    const months = canvas.getAllByRole("grid").map((grid) => grid.ariaLabel);
    await expect(months).toEqual(["December 2026", "January 2027"]);
    await userEvent.click(canvas.getByRole("button", { name: "Previous month" }));
    await expect(canvasElement.querySelectorAll('td [tabindex="0"]')).toHaveLength(1);
    for (let stop = 0; stop < 2; stop++) await userEvent.tab();
    await walk(
      ["{ArrowRight}", "2026-11-22"],
      ["{ArrowDown}", "2026-11-29"],
      ["{ArrowDown}", "2026-12-06"],
      ["{ArrowUp}", "2026-11-29"],
      ["{ArrowDown}", "2026-12-06"],
      ["{Home}", "2026-12-06"],
      ["{End}", "2026-12-12"],
      ["{PageDown}", "2027-01-12"],
      ["{PageUp}", "2026-12-12"],
      ["{Shift>}{PageUp}{/Shift}", "2025-12-12"],
      ["{Shift>}{PageDown}{/Shift}", "2026-12-12"],
    );
    await userEvent.keyboard("{Enter}{ArrowRight}{ArrowRight} ");
    await expect(chosenDays(canvasElement)).toEqual(["12-12", "12-13", "12-14"]);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Reset" })).toHaveFocus();
  },
};

/** In right-to-left text, the second month is on the left, and arrow keys are mirrored. */
export const Mirrored: Story = {
  decorators: inLocale(ar),
  render: picker({ defaultStartDate: november(17), defaultEndDate: november(19) }),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole("grid");
    await expect(second?.getBoundingClientRect().right).toBeLessThanOrEqual(
      first?.getBoundingClientRect().left as number,
    );
    canvasElement.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    await walk(["{ArrowLeft}", "2026-11-18"], ["{Home}", "2026-11-14"], ["{End}", "2026-11-20"]);
    const start = canvasElement.querySelector("td[data-range=start]") as HTMLElement;
    const { right } = getComputedStyle(start, "::before");
    await expect(Number.parseFloat(right)).toBeGreaterThan(0);
  },
};

/** Texts come from the provider or the caller. Several pickers on a page have no duplicate ids. */
export const Words: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <LocaleProvider locale={de}>
        <DateRangePicker aria-label="Zeitraum" defaultStartDate={november(16)} labels={{ reset: "Leeren" }} />
      </LocaleProvider>
      <DateRangePicker aria-label="Period" name="period" required defaultMonth={november(1)} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const german = within(canvas.getByRole("group", { name: "Zeitraum" }));
    await expect(german.getByRole("button", { name: "Leeren" })).toBeVisible();
    await expect(german.getAllByRole("columnheader")[0]).toHaveAccessibleName("Montag");
    await expect(german.getByText("16. November 2026")).toBeInTheDocument();
    const ids = [...canvasElement.querySelectorAll("[id]")].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

/** If required, half a range prevents submission. The contract checks the rest of a form. */
export const HalfARange: Story = {
  parameters: { visual: { skip: "shows days that other stories show" } },
  render: () => <SentForm>{picker({ name: "stay", required: true })()}</SentForm>,
  play: async ({ canvas, canvasElement }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await choose(canvasElement, 10);
    await userEvent.click(send);
    await expect(sent).not.toHaveBeenCalled();
    await expect(day(canvasElement, 10)).toHaveFocus();
    await choose(canvasElement, 12);
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith([
      ["stay-from", "2026-11-10"],
      ["stay-to", "2026-11-12"],
    ]);
  },
};

interface PeriodProps {
  value?: DateRange | null;
  defaultValue?: DateRange;
  onValueChange?: (value: unknown) => void;
}

/** The picker with the props that the contract sets. */
function Period({ value, defaultValue, onValueChange, ...rest }: PeriodProps) {
  const range = useRef(value ?? defaultValue);
  const report = (change: DateRange | { to: Date | null }) => {
    range.current = { ...range.current, ...change } as DateRange;
    onValueChange?.(range.current);
  };
  return (
    <DateRangePicker
      defaultMonth={november(1)}
      today={november(21)}
      startDate={value && (value.from ?? null)}
      endDate={value && (value.to ?? null)}
      defaultStartDate={defaultValue?.from}
      defaultEndDate={defaultValue?.to}
      onStartDateChange={onValueChange && ((from) => report({ from: from ?? undefined }))}
      onEndDateChange={onValueChange && ((to) => report({ to }))}
      {...rest}
    />
  );
}

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
    controlledStays: "It has two props for its value. The story Controlled checks it.",
    controlledMoves: "It has two props for its value. The story Controlled checks it.",
  },
});

export const Conforms = conformance({
  DateRangePicker: (props) => <DateRangePicker aria-label="Period" timezone="Europe/Berlin" {...props} />,
});
