import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, conformance, contract, Held, inLocale, inSentForm, pageAt, withoutFrames } from "#kit";
import { scrolledSideways } from "../../../stories/patterns/overflow-checks";
import { ar } from "../../i18n/locales/ar";
import { calendar, closed, dayButton, enter, november } from "../date-input/date-input.fixture";
import type { DateRange } from "../date-picker";
import { DateRangeInput } from ".";

const meta = {
  component: DateRangeInput,
  title: "Behaviour/DateRangeInput",
  args: { label: "Period", today: november(21), onValueChange: fn() },
} satisfies Meta<typeof DateRangeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const week = { from: november(16), to: november(20) };

type Canvas = { getByRole: (role: string, options?: object) => HTMLElement };
const field = (canvas: Canvas, name: string) => canvas.getByRole("textbox", { name });
const start = (canvas: Canvas) => field(canvas, "Start date");
const end = (canvas: Canvas) => field(canvas, "End date");
const trigger = (canvas: Canvas) => canvas.getByRole("button", { name: "Open calendar Period" });

/** Each date is read when its field loses focus. Without a year, the end date is the first one after the start date. */
export const Types: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Period"));
    await expect(start(canvas)).toHaveFocus();
    await expect(canvas.getByRole("group", { name: "Period" })).toBeVisible();
    await userEvent.keyboard("12/20/26");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: new Date(2026, 11, 20),
      to: undefined,
    });
    await expect(end(canvas)).toHaveFocus();
    await userEvent.keyboard("1/5");
    await userEvent.tab();
    await expect(end(canvas)).toHaveValue("1/5/2027");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: new Date(2026, 11, 20),
      to: new Date(2027, 0, 5),
    });
    for (const input of [start(canvas), end(canvas)]) await enter(input, "");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Text with two dates fills both fields at once. */
export const PastedRange: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(start(canvas));
    await userEvent.paste("11/16/2026 – 11/20/2026");
    await userEvent.tab();
    await expect(start(canvas)).toHaveValue("11/16/2026");
    await expect(end(canvas)).toHaveValue("11/20/2026");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(week);
  },
};

/** Dates in the wrong order stay. The error shows when focus leaves both fields, and hides when the order is right. */
export const WrongOrder: Story = {
  args: { defaultValue: week },
  play: async ({ canvas }) => {
    await enter(start(canvas), "11/25/2026");
    await expect(start(canvas)).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.tab();
    const error = "The end date is before the start date.";
    await waitFor(() => expect(end(canvas)).toHaveAccessibleDescription(error));
    for (const input of [start(canvas), end(canvas)]) await expect(input).toBeInvalid();
    await expect(canvas.getAllByText(error)).toHaveLength(1);
    await enter(end(canvas), "11/27/2026");
    for (const input of [start(canvas), end(canvas)]) await expect(input).toBeValid();
    await enter(end(canvas), "11/1/2026");
    await userEvent.tab();
    await expect(canvas.getByText(error)).toBeVisible();
  },
};

/** One error at a time, at the field that has it. */
export const Limits: Story = {
  args: {
    min: november(9),
    max: november(27),
    minDays: 2,
    maxDays: 5,
    disabledDays: { dayOfWeek: 0 },
    defaultValue: week,
  },
  play: async ({ canvas }) => {
    for (const [name, text, error] of [
      ["Start date", "soon", "Enter a date such as 12/31/2026."],
      ["Start date", "11/2/2026", "Enter 11/9/2026 or later."],
      ["Start date", "11/15/2026", "This day isn’t available. Choose another."],
    ] as const) {
      await enter(field(canvas, name), text);
      await expect(field(canvas, name)).toHaveAccessibleDescription(error);
      await expect(field(canvas, name)).toBeInvalid();
      await expect(end(canvas)).toBeValid();
    }
    await enter(start(canvas), "11/16/2026");
    for (const [text, error] of [
      ["11/16/2026", "Choose at least 2 days."],
      ["11/24/2026", "Choose at most 5 days."],
      ["11/28/2026", "Enter 11/27/2026 or earlier."],
    ] as const) {
      await enter(end(canvas), text);
      await userEvent.tab();
      await waitFor(() => expect(end(canvas)).toHaveAccessibleDescription(error));
    }
    await userEvent.click(trigger(canvas));
    await calendar();
    for (const day of [8, 15, 28])
      await expect(await dayButton(day)).toHaveAttribute("aria-disabled", "true");
  },
};

/** The button opens the calendar at the range. Two days, in either order, select another, and close it. */
export const Selects: Story = {
  args: { defaultValue: week },
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger(canvas));
    await calendar();
    await waitFor(async () => expect(await dayButton(16)).toHaveFocus());
    await userEvent.click(await dayButton(12));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(await dayButton(10));
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: november(10), to: november(12) });
    await expect(start(canvas)).toHaveValue("11/10/2026");
    await expect(end(canvas)).toHaveValue("11/12/2026");
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    await userEvent.click(trigger(canvas));
    await calendar();
  },
};

/** An arrow key opens the calendar at the date of its field, and changes only that date. Escape discards half a range. */
export const Keyboard: Story = {
  args: { defaultValue: week },
  play: async ({ canvas, args }) => {
    start(canvas).focus();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await calendar();
    await waitFor(async () => expect(await dayButton(20)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: november(16), to: november(21) });
    await waitFor(() => expect(end(canvas)).toHaveFocus());
    await userEvent.tab();
    await expect(trigger(canvas)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await calendar();
    await waitFor(async () => expect(await dayButton(16)).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}{Escape}");
    await closed();
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(start(canvas)).toHaveValue("11/16/2026");
  },
};

/** Presets end on the user's day, here in Tokyo. The selected one is marked. One outside the limits is disabled. */
export const Presets: Story = {
  args: {
    max: november(30),
    today: undefined,
    presets: [
      { last: 1 },
      { last: 7 },
      { label: "December", range: { from: new Date(2026, 11, 1), to: new Date(2026, 11, 31) } },
    ],
  },
  parameters: { timezone: "Asia/Tokyo", visual: { skip: "Components/DateRangeInput shows presets" } },
  play: async ({ canvas, args }) => {
    const now = new Date();
    const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
    await userEvent.click(trigger(canvas));
    await calendar();
    const group = within(screen.getByRole("group", { name: "Common periods" }));
    await expect(group.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Last 1 day",
      "Last 7 days",
      "December",
    ]);
    await expect(group.getByRole("button", { name: "December" })).toBeDisabled();
    await userEvent.click(group.getByRole("button", { name: "Last 7 days" }));
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    const from = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6);
    await expect(args.onValueChange).toHaveBeenCalledWith({ from, to: today });
    await userEvent.click(trigger(canvas));
    await calendar();
    await expect(screen.getByRole("button", { name: "Last 7 days" })).toHaveAttribute("aria-current", "true");
  },
};

/** A controlled input shows what its caller passes, also in place of text that isn't a date. */
export const ControlledMoves: Story = {
  render: (args) => (
    <Held<DateRange | null> initial={null} buttons={{ Week: week }}>
      {(range, setRange) => <DateRangeInput {...args} value={range} onValueChange={setRange} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await enter(start(canvas), "11/3/2026");
    await enter(end(canvas), "11/5/2026");
    await expect(start(canvas)).toHaveValue("11/3/2026");
    await enter(end(canvas), "soon");
    await expect(end(canvas)).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Week" }));
    await expect(start(canvas)).toHaveValue("11/16/2026");
    await expect(end(canvas)).toHaveValue("11/20/2026");
    await expect(end(canvas)).toBeValid();
  },
};

/** Half a range, if both dates are required, or dates in the wrong order aren't submitted. Enter submits a range. */
export const NotSubmitted: Story = {
  decorators: inSentForm,
  render: (args) => <DateRangeInput {...args} name="stay" required />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await enter(start(canvas), "11/16/2026");
    await userEvent.click(send);
    await expect(end(canvas)).toHaveFocus();
    await enter(end(canvas), "11/10/2026");
    await userEvent.click(send);
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await userEvent.clear(end(canvas));
    await userEvent.type(end(canvas), "11/20/2026{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["stay-from","2026-11-16"],["stay-to","2026-11-20"]]',
    );
  },
};

/** In right-to-left text, the start date is on the right. */
export const Mirrored: Story = {
  decorators: inLocale(ar),
  args: { defaultValue: week },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("textbox").map((each) => each.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left as number);
  },
};

/** In a narrow page, the fields wrap and nothing is cut off. */
export const AtPhoneWidth: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <AtWidth width={200}>
      <DateRangeInput label="Period" defaultValue={week} />
    </AtWidth>
  ),
  play: async ({ canvasElement }) => {
    const page = await pageAt(canvasElement, 200);
    await expect(scrolledSideways(page)).toBe(0);
    const [first, second] = within(page).getAllByRole("textbox");
    await expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first?.getBoundingClientRect().bottom as number,
    );
  },
};

const texts = (group: HTMLElement) =>
  within(group)
    .getAllByRole("textbox")
    .map((input) => (input as HTMLInputElement).value);
const pasteOver = (text: string) => async (group: HTMLElement) => {
  const input = within(group).getAllByRole<HTMLInputElement>("textbox")[0] as HTMLInputElement;
  await userEvent.click(input);
  input.select();
  await userEvent.paste(text);
  await userEvent.tab();
};

export const Contract = contract(DateRangeInput, {
  role: "group",
  part: (group) => within(group).getAllByRole("textbox")[0] as HTMLElement,
  isPartDescribed: true,
  props: { today: november(21) },
  first: {
    value: week,
    shows: ["11/16/2026", "11/20/2026"],
    submits: [
      ["-from", "2026-11-16"],
      ["-to", "2026-11-20"],
    ],
  },
  second: {
    value: { from: november(3), to: november(5) },
    shows: ["11/3/2026", "11/5/2026"],
    submits: [
      ["-from", "2026-11-03"],
      ["-to", "2026-11-05"],
    ],
  },
  empty: {
    value: null,
    shows: ["", ""],
    submits: [
      ["-from", ""],
      ["-to", ""],
    ],
  },
  shown: texts,
  change: pasteOver("11/3/2026 – 11/5/2026"),
  enterDraft: pasteOver("35/33/2020"),
});

export const Conforms = conformance({
  DateRangeInput: (props) => <DateRangeInput label="Period" defaultValue={week} {...props} />,
});
