import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, contract, Held, inSentForm, typeOver } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { de } from "../../i18n/locales/de";
import { DateInput } from ".";
import { calendar, closed, dayButton, enter, november } from "./date-input.fixture";

const meta = {
  component: DateInput,
  title: "Behaviour/DateInput",
  args: { label: "Due date", today: november(21), onValueChange: fn() },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text is read when the field loses focus, and replaced by the date in the format of the language. */
export const Types: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Due date"));
    const input = canvas.getByRole("textbox", { name: "Due date" });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("placeholder", "MM/DD/YYYY");
    await userEvent.keyboard("2/1/26");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).toHaveValue("2/1/2026");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(new Date(2026, 1, 1));
    for (const [text, shown] of [
      ["2026-03-05", "3/5/2026"],
      ["Apr 7", "4/7/2026"],
      ["7 dec 2025", "12/7/2025"],
      ["05092024", "5/9/2024"],
      ["２０２６/２/１", "2/1/2026"],
    ] as const) {
      await enter(input, text);
      await expect(input).toHaveValue(shown);
    }
    await enter(input, "");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Keys that belong to an input method neither commit the text nor open the calendar. */
export const InputMethod: Story = {
  parameters: { visual: { skip: "looks like any DateInput" } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "2026");
    for (const key of ["Enter", "ArrowDown"]) fireEvent.keyDown(input, { key, isComposing: true });
    await expect(input).toHaveFocus();
    await expect(input).not.toBeInvalid();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("/2/1{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(new Date(2026, 1, 1));
  },
};

/** The language sets the order of day and month. */
export const Languages: Story = {
  render: (args) => (
    <>
      <LocaleProvider locale={de}>
        <DateInput {...args} label="de" />
      </LocaleProvider>
      <DateInput {...args} label="en-GB" locale="en-GB" />
    </>
  ),
  play: async ({ canvas, args }) => {
    for (const [name, text, shown] of [
      ["de", "1.2.26", "1.2.2026"],
      ["en-GB", "1/2/26", "01/02/2026"],
    ] as const) {
      const input = canvas.getByRole("textbox", { name });
      await enter(input, text);
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 1, 1));
    }
    await expect(canvas.getByRole("textbox", { name: "de" })).toHaveAttribute("placeholder", "TT.MM.JJJJ");
  },
};

/** Text that isn't a date stays, and an error explains the format. The error hides as soon as the text is a date. */
export const NotADate: Story = {
  args: { defaultValue: november(19), description: "The day of the launch." },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await enter(input, "2/30/2026");
    await expect(input).toHaveValue("2/30/2026");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Enter a date such as 12/31/2026.");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await enter(input, "soon");
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, "2/3/2026");
    await waitFor(() => expect(input).toHaveAccessibleDescription("The day of the launch."));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 1, 3));
  },
};

/** A day outside the limits stays, and an error names the limit. The calendar doesn't offer it. */
export const Limits: Story = {
  args: {
    min: november(9),
    max: november(27),
    disabledDays: { dayOfWeek: [0, 6] },
    defaultValue: november(1),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).not.toHaveAccessibleDescription();
    for (const [text, error] of [
      ["11/2/2026", "Enter 11/9/2026 or later."],
      ["12/2/2026", "Enter 11/27/2026 or earlier."],
      ["11/14/2026", "This day isn’t available. Choose another."],
    ]) {
      await enter(input, text ?? "");
      await expect(input).toHaveAccessibleDescription(error);
      await expect(input).toBeInvalid();
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(14));
    await userEvent.click(canvas.getByRole("button", { name: "Open calendar Due date" }));
    await calendar();
    for (const day of [8, 14, 28])
      await expect(await dayButton(day)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await dayButton(8));
    await expect(screen.getByRole("dialog")).toBeVisible();
    await userEvent.click(await dayButton(16));
    await closed();
    await expect(input).toHaveValue("11/16/2026");
    await expect(input).toBeValid();
  },
};

/** The button opens the calendar at the selected day. Selecting a day closes it. */
export const Selects: Story = {
  args: { defaultValue: november(19) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Open calendar Due date" });
    const target = getComputedStyle(button, "::after");
    await expect(Number.parseFloat(target.height), "The height of its target").toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await calendar();
    await waitFor(async () => expect(await dayButton(19)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(november(20));
    await expect(canvas.getByRole("textbox")).toHaveValue("11/20/2026");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    // Selecting the same day again only closes the calendar.
    await userEvent.click(await dayButton(20));
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await calendar();
  },
};

/** An arrow key opens the calendar at the typed date. Escape closes it and returns focus to the input. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "11/5{ArrowDown}");
    await calendar();
    await waitFor(async () => expect(await dayButton(5)).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(5));
    await userEvent.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await calendar();
  },
};

/** A date that the caller passes replaces text that isn't a date. */
export const ControlledMoves: Story = {
  render: (args) => (
    <Held<Date | null> initial={null} buttons={{ "November 19": november(19) }}>
      {(day, setDay) => <DateInput {...args} value={day} onValueChange={setDay} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await enter(input, "soon");
    await expect(input).toHaveValue("soon");
    await userEvent.click(canvas.getByRole("button", { name: "November 19" }));
    await expect(input).toHaveValue("11/19/2026");
    await expect(input).toBeValid();
  },
};

/** `labels` replaces the errors. */
export const Labels: Story = {
  parameters: { visual: { skip: "Components/DateInput shows an error" } },
  args: {
    labels: {
      invalid: "Write a date like {date}.",
      tooEarly: "We open on {date}.",
      tooLate: "We close on {date}.",
      unavailable: "We’re closed on this day.",
    },
  },
  render: (args) => (
    <div className="flex w-64 flex-col gap-4">
      <DateInput {...args} label="Not a date" />
      <DateInput {...args} label="Too early" min={november(9)} />
      <DateInput {...args} label="Too late" max={november(27)} />
      <DateInput {...args} label="On a Sunday" disabledDays={{ dayOfWeek: [0] }} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, text, error] of [
      ["Not a date", "soon", "Write a date like 12/31/2026."],
      ["Too early", "11/8/2026", "We open on 11/9/2026."],
      ["Too late", "11/28/2026", "We close on 11/27/2026."],
      ["On a Sunday", "11/15/2026", "We’re closed on this day."],
    ] as const) {
      const input = canvas.getByRole("textbox", { name });
      await enter(input, text);
      await expect(input).toHaveAccessibleDescription(error);
    }
  },
};

/** Text that isn't a date, or a day that can't be selected, isn't submitted. A reset clears it. Enter submits a date. */
export const NotSubmitted: Story = {
  args: { min: november(9), disabledDays: november(14) },
  decorators: inSentForm,
  render: (args) => <DateInput {...args} name="due" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    const send = canvas.getByRole("button", { name: "Send" });
    for (const text of ["soon", "11/2/2026", "11/14/2026"]) {
      await enter(input, text);
      await userEvent.click(send);
      await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    }
    await enter(input, "soon");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(input).toHaveValue(""));
    await expect(input).toBeValid();
    await userEvent.type(input, "11/17/2026{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent('[["due","2026-11-17"]]');
    await enter(input, "11/16/2026");
    await userEvent.click(send);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["due","2026-11-16"]]');
  },
};

export const Contract = contract(DateInput, {
  role: "textbox",
  box: (input) => input.closest("[data-slot=date-input-box]"),
  props: { today: november(21) },
  first: { value: november(19), shows: "11/19/2026", submits: ["2026-11-19"] },
  second: { value: november(5), shows: "11/5/2026", submits: ["2026-11-05"] },
  empty: { value: null, shows: "", submits: [""] },
  change: typeOver("11/5/2026"),
  enterDraft: typeOver("35/33/2020"),
});

export const Conforms = conformance({
  DateInput: (props) => <DateInput label="Due date" defaultValue={november(19)} {...props} />,
});
