import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { conformance, contract, Held, inSentForm, SentForm } from "#kit";
import { TimeField } from ".";
import { segment, shownTime } from "./time-field.fixture";

const meta = {
  component: TimeField,
  title: "Behaviour/TimeField",
  args: { label: "Start", onValueChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: (role: string, options?: object) => HTMLElement };
const group = (canvas: Canvas, name = "Start") => canvas.getByRole("group", { name });

/**
 * A click on the label focuses the first empty segment. When no further digit can follow, focus moves to the next
 * segment. An hour from 13 to 19 sets PM, a zero starts a one-digit number, and a separator moves to the next segment.
 */
export const Types: Story = {
  play: async ({ canvas, args }) => {
    const field = group(canvas);
    // A click next to the segments focuses the first one, too.
    await userEvent.pointer({ keys: "[MouseLeft]", target: field });
    await expect(segment(field, "Hour")).toHaveFocus();
    await userEvent.click(canvas.getByText("Start"));
    await expect(segment(field, "Hour")).toHaveFocus();
    await userEvent.keyboard("2");
    await expect(segment(field, "Minute")).toHaveFocus();
    await userEvent.keyboard("30");
    await expect(segment(field, "AM/PM")).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("p");
    await expect(shownTime(field)).toBe("02 30 PM");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("14:30");
    await userEvent.keyboard("x7A");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("02:30");
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("1");
    await expect(segment(field, "Hour")).toHaveFocus();
    await userEvent.keyboard("1");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("11:30");
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("1430");
    await expect(shownTime(field)).toBe("02 30 PM");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("14:30");
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("09");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("21:30");
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("1:");
    await expect(segment(field, "Minute")).toHaveFocus();
    await userEvent.keyboard("5.");
    await expect(segment(field, "AM/PM")).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("13:05");
  },
};

/** Up and Down change a segment and wrap at its limits. Other keys clear it or move between segments. */
export const Keyboard: Story = {
  args: { defaultValue: "11:58" },
  play: async ({ canvas, args }) => {
    const field = group(canvas);
    await userEvent.tab();
    const steps: [string, string, string][] = [
      ["{ArrowUp}", "12 58 AM", "Hour"],
      ["{ArrowUp}", "01 58 AM", "Hour"],
      ["{ArrowDown}{ArrowDown}", "11 58 AM", "Hour"],
      ["{PageDown}", "08 58 AM", "Hour"],
      ["{PageUp}", "11 58 AM", "Hour"],
      ["{End}", "11 58 AM", "Hour"],
      ["{Home}", "12 58 AM", "Hour"],
      ["{ArrowRight}{ArrowUp}", "12 59 AM", "Minute"],
      ["{ArrowUp}", "12 00 AM", "Minute"],
      ["{PageUp}", "12 15 AM", "Minute"],
      ["{Tab}{ArrowDown}", "12 15 PM", "AM/PM"],
      ["{Home}", "12 15 AM", "AM/PM"],
      ["{ArrowRight}", "12 15 AM", "AM/PM"],
      ["{Backspace}", "12 15 –", "AM/PM"],
      ["{Backspace}", "12 15 –", "Minute"],
      ["{Delete}", "12 – –", "Minute"],
      ["{ArrowDown}", "12 59 –", "Minute"],
      ["{ArrowLeft}{Delete}{ArrowUp}", "12 59 –", "Hour"],
    ];
    for (const [keys, time, focused] of steps) {
      await userEvent.keyboard(keys);
      await expect(`${keys} ${shownTime(field)}`).toBe(`${keys} ${time}`);
      await expect(segment(field, focused)).toHaveFocus();
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(segment(field, "AM/PM")).toHaveAttribute("aria-valuetext", "Empty");
    await expect(segment(field, "AM/PM")).not.toHaveAttribute("aria-valuenow");
  },
};

/** With a step, arrow keys reach only valid times. Others can be typed. A step below one minute adds seconds. */
export const Steps: Story = {
  render: (args) => (
    <>
      <TimeField {...args} label="Quarter" min="09:10" step={900} defaultValue="09:12" />
      <TimeField {...args} label="Half a minute" step={30} defaultValue="09:10:00" />
    </>
  ),
  play: async ({ canvas, args }) => {
    const quarter = group(canvas, "Quarter");
    await userEvent.click(segment(quarter, "Minute"));
    for (const minute of ["25", "40", "55", "10"]) {
      await userEvent.keyboard("{ArrowUp}");
      await expect(segment(quarter, "Minute")).toHaveValue(minute);
    }
    await userEvent.keyboard("17");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("09:17");
    await userEvent.click(segment(group(canvas, "Half a minute"), "Second"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("09:10:30");
  },
};

/** Screen readers get the name, number, limits and text of each segment. */
export const Semantics: Story = {
  args: { defaultValue: "00:05", description: "In UTC.", required: true },
  render: (args) => (
    <>
      <TimeField {...args} />
      <TimeField {...args} label="Bis" locale="de" labels={{ hour: "Stunde" }} defaultValue="00:05" />
    </>
  ),
  play: async ({ canvas }) => {
    const attributes = (each: HTMLElement) =>
      ["now", "text", "min", "max"].map((name) => each.getAttribute(`aria-value${name}`)).join(" ");
    const hour = segment(group(canvas), "Hour");
    await expect(attributes(hour)).toBe("12 12 1 12");
    await expect(hour).toHaveAttribute("inputmode", "numeric");
    const minute = segment(group(canvas), "Minute");
    await expect(attributes(minute)).toBe("5 05 0 59");
    await expect(minute).not.toHaveAccessibleDescription();
    await expect(segment(group(canvas), "AM/PM")).toHaveAttribute("aria-valuetext", "AM");
    await expect(attributes(segment(group(canvas, "Bis"), "Stunde"))).toBe("0 00 0 23");
  },
};

/** Virtual keyboards send text without keydown events. Characters that a segment doesn't accept are ignored. */
export const VirtualKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = group(canvas);
    const insert = (name: string, value: string, data: string | null) =>
      fireEvent.input(segment(field, name), { target: { value }, data });
    segment(field, "Hour").focus();
    await insert("Hour", "7", "7");
    await expect(segment(field, "Minute")).toHaveFocus();
    await insert("Minute", "4", "4");
    await insert("Minute", "45", "5");
    await insert("AM/PM", "P", "P");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("19:45");
    await insert("Minute", "45x", "x");
    await expect(shownTime(field)).toBe("07 45 PM");
    await insert("Minute", "4", null);
    await expect(shownTime(field)).toBe("07 – PM");
  },
};

/** Digits of any script can be typed, and composed by an input method, which repeats all of the text in each event. */
export const OtherDigits: Story = {
  parameters: { visual: { skip: "looks like any TimeField" } },
  args: { hourCycle: "h23" },
  play: async ({ canvas, args }) => {
    const field = group(canvas);
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("２३４٥");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("23:45");
    const hour = segment(field, "Hour");
    hour.focus();
    await fireEvent.compositionStart(hour);
    for (const data of ["１", "１２", "１２"]) {
      await fireEvent.input(hour, { target: { value: data }, data, isComposing: true });
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith("12:45");
  },
};

/** Times can be pasted in common formats. Other text is ignored. */
export const Paste: Story = {
  play: async ({ canvas, args }) => {
    const field = group(canvas);
    await userEvent.click(segment(field, "Minute"));
    for (const [text, time] of [
      ["14:30", "14:30"],
      ["9.05 am", "09:05"],
      ["2 pm", "14:00"],
    ] as const) {
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(time);
    }
    await userEvent.paste("tomorrow");
    await userEvent.paste("25:00");
    await expect(shownTime(field)).toBe("02 00 PM");
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

/** In right-to-left text, hour and minute still run from left to right. Arrow keys follow the visual order. */
export const RightToLeft: Story = {
  args: { label: "البداية", locale: "ar-EG", defaultValue: "14:30" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, args }) => {
    const field = group(canvas, "البداية");
    await expect(shownTime(field)).toBe("٠٢ ٣٠ م");
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("{ArrowRight}");
    await expect(segment(field, "Minute")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(segment(field, "Minute")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(segment(field, "AM/PM")).toHaveFocus();
    await userEvent.keyboard("ص");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("02:30");
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("٩");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("09:30");
  },
};

/** A value that isn't a time shows an empty field. A time that the caller passes replaces an incomplete one. */
export const ControlledMoves: Story = {
  parameters: { visual: { skip: "looks like any TimeField" } },
  render: (args) => (
    <Held initial="2:30 PM" buttons={{ Nine: "09:00" }}>
      {(time, setTime) => <TimeField {...args} value={time} onValueChange={setTime} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    const field = group(canvas);
    await expect(shownTime(field)).toBe("– – –");
    await userEvent.click(segment(field, "Minute"));
    await userEvent.keyboard("45");
    await userEvent.click(canvas.getByRole("button", { name: "Nine" }));
    await expect(shownTime(field)).toBe("09 00 AM");
  },
};

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Send" }));

/** Enter submits the form. Each change fires one event, from the field's own input. */
export const InAForm: Story = {
  args: { defaultValue: "14:30:07", step: 1 },
  parameters: { visual: { skip: "looks like any TimeField" } },
  decorators: inSentForm,
  render: (args) => <TimeField {...args} name="start" />,
  play: async ({ canvas }) => {
    const hour = segment(group(canvas), "Hour");
    const changed = fn();
    hour.form?.addEventListener("change", ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      changed(`${name}=${value}`);
    });
    await userEvent.click(hour);
    await userEvent.keyboard("3{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent('[["start","15:30:07"]]');
    await expect(changed.mock.calls).toEqual([["start=15:30:07"]]);
  },
};

/** An incomplete time isn't submitted, even if the field isn't required. A reset clears it. */
export const Incomplete: Story = {
  args: {
    labels: { incomplete: "Add AM or PM." },
    error: { message: "Add AM or PM.", match: "customError" },
  },
  decorators: inSentForm,
  render: (args) => <TimeField {...args} name="start" />,
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
      <TimeField {...args} name="start" error={{ message: "We open at 9:00 AM.", match: "rangeUnderflow" }} />
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
  enterDraft: async (field) => {
    await userEvent.click(segment(field, "Hour"));
    await userEvent.keyboard("09");
  },
});

export const Conforms = conformance({
  TimeField: (props) => <TimeField label="Start" defaultValue="14:30" {...props} />,
});
