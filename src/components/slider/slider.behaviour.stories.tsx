import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { conformance, contract, rightToLeft, SentForm } from "#kit";
import { Field } from "../field";
import { Slider } from ".";

const meta = {
  component: Slider,
  title: "Behaviour/Slider",
  args: { label: "Volume", defaultValue: 40, onValueChange: fn(), onValueCommit: fn() },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The control that contains a thumb's input. */
const controlOf = (thumb: HTMLElement) => thumb.closest("[data-slot=slider-control]") as HTMLElement;

/** Presses at a fraction of a slider's length, in the direction in which its values grow. */
async function press(thumb: HTMLElement, share: number, { drag = share, from = "left" } = {}) {
  const control = controlOf(thumb);
  const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
  const at = (part: number) => {
    // The thumb's center stays 8 px away from each end.
    const x = 8 + part * (width - 16);
    const y = 8 + part * (height - 16);
    if (from === "bottom") return { clientX: left + width / 2, clientY: bottom - y };
    return { clientX: from === "right" ? right - x : left + x, clientY: top + 12 };
  };
  const event = { button: 0, buttons: 1, pointerId: 1, pointerType: "mouse" };
  await fireEvent.pointerDown(control, { ...event, ...at(share) });
  for (const part of [share, drag, drag]) await fireEvent.pointerMove(document, { ...event, ...at(part) });
  await fireEvent.pointerUp(document, { ...event, buttons: 0, ...at(drag) });
}

/** Keys move by steps, by pages and to the ends. Each step commits the value. */
export const Keyboard: Story = {
  args: { step: 2, largeStep: 20 },
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole("slider", { name: "Volume" });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    const steps: [string, number][] = [
      ["{ArrowRight}", 42],
      ["{ArrowUp}", 44],
      ["{ArrowLeft}{ArrowDown}", 40],
      ["{PageUp}", 60],
      ["{PageDown}{PageDown}", 20],
      ["{Shift>}{ArrowRight}{/Shift}", 40],
      ["{End}", 100],
      ["{ArrowRight}", 100],
      ["{Home}", 0],
    ];
    for (const [keys, value] of steps) {
      await userEvent.keyboard(keys);
      await expect(thumb).toHaveValue(`${value}`);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
      await expect(args.onValueCommit).toHaveBeenLastCalledWith(value);
    }
  },
};

/** In right-to-left text, the arrow keys and the track are mirrored. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole("slider");
    await press(thumb, 0.9, { from: "right" });
    await expect(thumb).toHaveValue("90");
    // Even the first press uses the text direction.
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    thumb.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(thumb).toHaveValue("91");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}");
    await expect(thumb).toHaveValue("90");
    const { left, width } = (thumb.parentElement as HTMLElement).getBoundingClientRect();
    const control = controlOf(thumb).getBoundingClientRect();
    await expect(left + width / 2).toBeCloseTo(control.right - 8 - 0.9 * (control.width - 16), 0);
  },
};

/** A press on the track moves the thumb. A drag reports each value and commits the last one. */
export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole("slider");
    await press(thumb, 0.75);
    await expect(thumb).toHaveValue("75");
    await waitFor(() => expect(thumb).toHaveFocus());
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(75);
    await press(thumb, 0.25, { drag: 0.5 });
    await expect(args.onValueChange).toHaveBeenCalledWith(25);
    await expect(thumb).toHaveValue("50");
    await expect(args.onValueCommit).toHaveBeenCalledTimes(2);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(50);
  },
};

/** A vertical slider grows upwards. */
export const Vertical: Story = {
  args: { orientation: "vertical" },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole("slider");
    await expect(thumb).toHaveAttribute("aria-orientation", "vertical");
    await press(thumb, 0.75, { from: "bottom" });
    await expect(thumb).toHaveValue("75");
    await waitFor(() => expect(thumb).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await expect(thumb).toHaveValue("76");
    await expect(controlOf(thumb).offsetHeight).toBe(160);
  },
};

/**
 * The label focuses the thumb. The value is formatted, both for screen readers and next to the label. By default, Page Up and
 * Shift move by 10 steps.
 */
export const ValueText: Story = {
  args: {
    defaultValue: 0.25,
    max: 1,
    step: 0.05,
    locale: "de",
    format: { style: "percent" },
    showValue: true,
    description: "Of all traces.",
  },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole("slider", { name: "Volume" });
    await userEvent.click(canvas.getByText("Volume"));
    await expect(thumb).toHaveFocus();
    for (const [key, text] of [
      ["{PageUp}", "75\u00a0%"],
      ["{Shift>}{ArrowLeft}{/Shift}", "25\u00a0%"],
      ["{ArrowUp}", "30\u00a0%"],
    ]) {
      await userEvent.keyboard(key as string);
      await expect(thumb.getAttribute("aria-valuetext")).toBe(text);
    }
    await expect(canvas.getByText("30\u00a0%", { normalizer: (text) => text })).toBeVisible();
    await expect(thumb).toHaveAccessibleDescription("Of all traces.");
  },
};

/** A range is a named group of two named thumbs. They keep their minimum distance and never swap. */
export const Range: Story = {
  args: { label: "Price", range: true, defaultValue: [20, 80], minDistance: 10, showValue: true } as object,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: "Price" })).toBeVisible();
    const low = canvas.getByRole("slider", { name: "Minimum" });
    const high = canvas.getByRole("slider", { name: "Maximum" });
    await expect(canvas.getByText("20–80")).toBeVisible();
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(low).toHaveValue("70");
    await expect(low).toHaveAttribute("aria-valuetext", "70");
    await userEvent.keyboard("{ArrowRight}");
    await expect(low).toHaveValue("70");
    await userEvent.tab();
    await expect(high).toHaveFocus();
    await userEvent.keyboard("{PageUp}{Home}");
    await expect(high).toHaveValue("80");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([70, 80]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([70, 80]);
    await press(low, 0.1);
    await expect(low).toHaveValue("10");
    await press(low, 0.1, { drag: 0.95 });
    await expect(low).toHaveValue("70");
    await expect(high).toHaveValue("80");
  },
};

/** Numbers that aren't finite, and an array without `range`, show the minimum. Values out of range are clamped. */
export const InvalidNumbers: Story = {
  parameters: {
    console: {
      expect: [/Slider.value of type object. Pass a number/, /Slider.value of type number. Pass an array/],
    },
  },
  render: () => (
    <>
      <Slider label="Not a number" defaultValue={Number.NaN} />
      <Slider label="Array" defaultValue={[20, 80] as never} />
      <Slider label="Too high" defaultValue={1000} />
      <Slider label="No range" range defaultValue={5 as never} />
    </>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole<HTMLInputElement>("slider").map(({ value }) => value);
    await expect(values).toEqual(["0", "0", "100", "0", "100"]);
  },
};

/** Each thumb and the whole track have a target of 24 px. */
export const Targets: Story = {
  args: { range: true as never, defaultValue: [0, 100] as never },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole("slider")) {
      const { width, height } = getComputedStyle(input.parentElement as HTMLElement, "::after");
      await expect([width, height]).toEqual(["24px", "24px"]);
      await expect(controlOf(input).offsetHeight).toBeGreaterThanOrEqual(24);
    }
  },
};

/**
 * The form gets the number, or both numbers of a range under the same name. In a Field, the field's label names a range, and
 * its messages describe the thumbs.
 */
export const InAForm: Story = {
  parameters: { visual: { skip: "looks like any Slider" } },
  render: (args) => (
    <SentForm>
      <Slider {...args} name="volume" />
      <Field label="Band" description="In hertz.">
        <Slider name="band" range defaultValue={[20, 80]} />
      </Field>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("slider", { name: "Volume" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["volume","41"],["band","20"],["band","80"]]',
    );
    await expect(canvas.getByRole("group", { name: "Band" })).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Minimum" })).toHaveAccessibleDescription("In hertz.");
    await userEvent.click(canvas.getByText("Band"));
    await expect(canvas.getByRole("slider", { name: "Minimum" })).toHaveFocus();
  },
};

export const Contract = contract(Slider, {
  role: "slider",
  first: { value: 40, shows: "40", submits: ["40"] },
  second: { value: 100, shows: "100", submits: ["100"] },
  empty: { value: null, shows: "0", submits: ["0"] },
  change: async (thumb) => {
    thumb.focus();
    await userEvent.keyboard("{End}");
  },
  exceptions: {
    readOnly: "A slider has no read-only state.",
    required: "A slider always has a value.",
    message: "The browser validates nothing.",
    callersAttributes: "They reach the root, as Conformance checks.",
  },
});

export const Conforms = conformance({
  Slider: (props) => (
    <Slider
      label="Price"
      range
      defaultValue={[20, 80]}
      marks={[{ value: 50, label: "50" }]}
      {...(props as object)}
    />
  ),
});
