import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { conformance, contract } from "#kit";
import { Button } from "../button";
import { DatePicker } from ".";
import {
  band,
  changed,
  choose,
  chosenDays,
  day,
  november,
  picker,
  SentForm,
  sent,
  shownDays,
  tabStop,
} from "./date-picker.fixture";
import type { DateRange } from "./selection";

const meta = {
  component: DatePicker,
  title: "Behaviour/DatePicker",
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Selects one day at a time. Selecting the same day again deselects it. */
export const Single: Story = {
  render: picker({ defaultSelected: november(12) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Day" })).toBeVisible();
    await expect(canvas.getByRole("grid", { name: "November 2026" })).toBeVisible();
    await expect(day(canvasElement, 12)).toHaveAccessibleName("Thursday, November 12, 2026, selected");
    await expect(day(canvasElement, 21)).toHaveAccessibleName("Today, Saturday, November 21, 2026");
    await choose(canvasElement, 18);
    await expect(chosenDays(canvasElement)).toEqual(["11-18"]);
    await expect(changed).toHaveBeenLastCalledWith(november(18));
    await choose(canvasElement, 18);
    await expect(chosenDays(canvasElement)).toEqual([]);
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
};

/** At `max` dates, all others are disabled. At `min` dates, none can be deselected. Dates are sorted. */
export const Multiple: Story = {
  render: picker({ mode: "multiple", min: 1, max: 3, defaultSelected: [november(12)] }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 18, 3);
    await expect(changed).toHaveBeenLastCalledWith([3, 12, 18].map(november));
    await expect(day(canvasElement, 4)).toHaveAttribute("aria-disabled", "true");
    await choose(canvasElement, 4);
    await expect(chosenDays(canvasElement)).toEqual(["11-03", "11-12", "11-18"]);
    await choose(canvasElement, 12, 18);
    await expect(day(canvasElement, 4)).not.toHaveAttribute("aria-disabled");
    await expect(changed).toHaveBeenCalledTimes(4);
    await choose(canvasElement, 3);
    await expect(chosenDays(canvasElement)).toEqual(["11-03"]);
    await expect(changed).toHaveBeenCalledTimes(4);
  },
};

/**
 * Selects the first and last day in either order. The next selection starts a new range. Hover and focus
 * preview the range.
 */
export const Range: Story = {
  render: picker({ mode: "range" }),
  play: async ({ canvasElement, step }) => {
    await choose(canvasElement, 18);
    await expect(changed).toHaveBeenLastCalledWith({ from: november(18), to: undefined });
    await step("hover previews the range", async () => {
      await userEvent.hover(day(canvasElement, 16));
      await expect(band(canvasElement)).toEqual({ days: ["11-16", "11-17", "11-18"], isPreview: true });
      await expect(chosenDays(canvasElement)).toEqual(["11-18"]);
      await userEvent.unhover(day(canvasElement, 16));
      await userEvent.hover(canvasElement);
      await expect(band(canvasElement).days).not.toContain("11-16");
    });
    await step("focus previews the range", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(band(canvasElement)).toEqual({ days: ["11-18", "11-19", "11-20"], isPreview: true });
    });
    await choose(canvasElement, 16);
    await expect(band(canvasElement)).toEqual({ days: ["11-16", "11-17", "11-18"], isPreview: false });
    await expect(changed).toHaveBeenLastCalledWith({ from: november(16), to: november(18) });
    await choose(canvasElement, 24);
    await expect(changed).toHaveBeenLastCalledWith({ from: november(24), to: undefined });
  },
};

/** Three to five days. A selection that is too short or too long starts a new range and isn't previewed. */
export const RangeBounds: Story = {
  render: picker({ mode: "range", min: 3, max: 5 }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 10);
    for (const outside of [11, 15]) {
      await userEvent.hover(day(canvasElement, outside));
      await expect(band(canvasElement).days).toEqual([]);
    }
    await choose(canvasElement, 11, 16, 20);
    await expect(changed.mock.calls.map(([range]) => range)).toEqual([
      { from: november(10), to: undefined },
      { from: november(11), to: undefined },
      { from: november(16), to: undefined },
      { from: november(16), to: november(20) },
    ]);
    await choose(canvasElement, 3, 3);
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
};

/** Disabled days can be focused and are announced as disabled, but can't be selected. */
export const DisabledDays: Story = {
  render: picker({ disabled: [{ dayOfWeek: [0, 6] }, { before: november(5) }, november(11)] }),
  play: async ({ canvasElement }) => {
    for (const each of [1, 2, 4, 7, 11]) {
      await expect(day(canvasElement, each)).toHaveAttribute("aria-disabled", "true");
      await choose(canvasElement, each);
    }
    await userEvent.keyboard("{Enter} ");
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(changed).toHaveBeenLastCalledWith(november(12));
  },
};

/** With `required`, the selection can be changed but not cleared. Half a range is still missing a value. */
export const Required: Story = {
  parameters: { visual: { skip: "looks the same without `required`" } },
  render: () => (
    <>
      {picker({ required: true, defaultSelected: november(12) })()}
      {picker({ "aria-label": "Stay", mode: "range", required: true })()}
    </>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Day" });
    await choose(group, 12);
    await expect(chosenDays(group)).toEqual(["11-12"]);
    await expect(changed).not.toHaveBeenCalled();
    const stay = canvas.getByRole<HTMLFieldSetElement>("group", { name: "Stay" });
    await choose(stay, 10);
    await expect(stay.querySelector("input:invalid")).not.toBeNull();
    await choose(stay, 12);
    await expect(stay.querySelector("input:invalid")).toBeNull();
  },
};

/** A controlled range, which the caller updates and clears. */
export const Controlled: Story = {
  parameters: { visual: { skip: "shows days that other stories show" } },
  render: function Controlled() {
    const [range, setRange] = useState<DateRange | null>({ from: november(3), to: november(5) });
    return (
      <>
        <DatePicker aria-label="Stay" mode="range" selected={range} onChange={setRange} />
        <Button onClick={() => setRange(null)}>None</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 10, 11);
    await expect(chosenDays(canvasElement)).toEqual(["11-10", "11-11"]);
    await userEvent.click(canvas.getByRole("button", { name: "None" }));
    await expect(chosenDays(canvasElement)).toEqual([]);
  },
};

const turned = fn();

/** The visible month: uncontrolled, controlled and updated, and controlled without updates. */
export const Months: Story = {
  render: function Months() {
    const [month, setMonth] = useState(new Date(2026, 11, 24));
    return (
      <div className="flex flex-wrap gap-4">
        <DatePicker aria-label="Own" defaultMonth={november(1)} numberOfMonths={2} onMonthChange={turned} />
        <DatePicker aria-label="Follows" month={month} onMonthChange={setMonth} />
        <DatePicker aria-label="Stays" month={november(30)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const months = (group: HTMLElement) =>
      within(group)
        .getAllByRole("grid")
        .map((grid) => grid.getAttribute("aria-label"));
    const [own, follows, stays] = ["Own", "Follows", "Stays"].map((name) =>
      canvas.getByRole("group", { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await expect(months(own)).toEqual(["November 2026", "December 2026"]);
    for (const group of [own, follows, stays]) {
      await userEvent.click(within(group).getByRole("button", { name: "Next month" }));
    }
    await expect(months(own)).toEqual(["December 2026", "January 2027"]);
    await expect(turned).toHaveBeenLastCalledWith(new Date(2026, 11, 1));
    await expect(months(follows)).toEqual(["January 2027"]);
    await expect(months(stays)).toEqual(["November 2026"]);
    await userEvent.click(within(own).getByRole("button", { name: "Previous month" }));
    await expect(months(own)).toEqual(["November 2026", "December 2026"]);
  },
};

/** Always six weeks, a footer that is announced, and custom content. */
export const Parts: Story = {
  render: picker({ fixedWeeks: true, footer: "Working days only", children: <Button>Tomorrow</Button> }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("tbody tr")).toHaveLength(6);
    await expect(shownDays(canvasElement)).toHaveLength(30);
    await expect(canvas.getByText("Working days only")).toHaveAttribute("aria-live", "polite");
    const group = within(canvas.getByRole("group"));
    await expect(group.getByRole("button", { name: "Tomorrow" })).toBeVisible();
    await expect(group.getAllByRole("columnheader")[0]).toHaveAccessibleName("Sunday");
  },
};

/** Invalid dates are ignored, and an unknown mode is `single`. Neither breaks the page. */
export const UntypedCallers: Story = {
  parameters: { console: { expect: [/Invalid DatePicker\.mode "week"/] } },
  render: picker({
    mode: "week" as never,
    defaultSelected: new Date(Number.NaN),
    month: new Date(Number.NaN),
  }),
  play: async ({ canvasElement }) => {
    await expect(chosenDays(canvasElement)).toEqual([]);
    await choose(canvasElement, 12);
    await expect(chosenDays(canvasElement)).toEqual(["11-12"]);
  },
};

/**
 * Days are 36 px apart in both directions, without gaps between targets. Digits have equal widths, and focus rings
 * aren't clipped.
 */
export const Metrics: Story = {
  render: picker({
    "aria-label": "Stay",
    mode: "range",
    defaultSelected: { from: november(8), to: november(14) },
  }),
  play: async ({ canvas, canvasElement }) => {
    const cell = (number: number) => day(canvasElement, number).closest("td") as HTMLElement;
    const [one, two, below] = [10, 11, 17].map((number) => cell(number).getBoundingClientRect());
    if (!one || !two || !below) throw new Error("The days are missing.");
    await expect([two.x - one.x, below.y - one.y]).toEqual([36, 36]);
    const edge = (y: number) => document.elementFromPoint(one.x + 1, y)?.closest("td")?.dataset.day;
    await expect([edge(one.y - 0.5), edge(one.bottom + 1.5)].join()).toBe("2026-11-10,2026-11-17");
    await expect(getComputedStyle(day(canvasElement, 10)).fontVariantNumeric).toBe("tabular-nums");
    for (const name of ["Previous month", "Next month"]) {
      const { width, height } = canvas.getByRole("button", { name }).getBoundingClientRect();
      await expect([width, height]).toEqual([32, 32]);
    }
    const band = getComputedStyle(cell(8), "::before");
    await expect(band.borderStartStartRadius).not.toBe("0px");
    for (
      let each = day(canvasElement, 10);
      each !== canvasElement;
      each = each.parentElement as HTMLElement
    ) {
      await expect(getComputedStyle(each).overflow).toBe("visible");
    }
  },
};

/** In a scrolling panel, arrow keys scroll the focused day into view. */
export const InAScrollingPanel: Story = {
  render: () => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard.
    <section aria-label="Panel" tabIndex={0} className="h-48 w-fit overflow-y-auto p-1">
      {picker({ "aria-label": "Due date" })()}
    </section>
  ),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole("region");
    day(canvasElement, 2).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    const { bottom } = day(canvasElement, 30).getBoundingClientRect();
    await expect(day(canvasElement, 30)).toHaveFocus();
    await expect(bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom);
  },
};

const edited = fn();
const range = { from: november(3), to: november(5) };

/**
 * It submits ISO dates: one date, an entry for each, or both ends of a range. Without a selection, it submits nothing.
 */
export const SendAndReset: Story = {
  render: function SendAndReset() {
    const [days, setDays] = useState([november(3)]);
    return (
      <SentForm onChange={edited} onReset={() => setDays([november(3)])}>
        <div className="flex flex-wrap gap-4">
          <DatePicker aria-label="Due" name="due" defaultMonth={november(1)} />
          <DatePicker aria-label="Days" name="day" mode="multiple" selected={days} onChange={setDays} />
          <DatePicker aria-label="Stay" name="stay" mode="range" defaultSelected={range} />
        </div>
      </SentForm>
    );
  },
  play: async ({ canvas, step }) => {
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
    await step(
      "a reset restores the default, and the application resets a controlled selection",
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Reset form" }));
        await expect([due, days, stay].map(chosenDays)).toEqual([[], ["11-03"], ["11-03", "11-04", "11-05"]]);
        await userEvent.click(send);
        await expect(sent).toHaveBeenLastCalledWith(first);
        await expect(edited).toHaveBeenCalledTimes(4);
      },
    );
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

export const Conforms = conformance({
  DatePicker: (props) => <DatePicker aria-label="Day" footer="All times are local." {...props} />,
});
