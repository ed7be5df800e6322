import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, contract, typeOver, withoutCss } from "#kit";
import { Textarea } from ".";

const meta = {
  component: Textarea,
  title: "Behaviour/Textarea",
  args: { label: "Notes", name: "notes", onValueChange: fn() },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the label focuses the control. Enter starts a new line. */
export const Types: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Notes"));
    const control = canvas.getByRole("textbox", { name: "Notes" });
    await expect(control).toHaveFocus();
    await userEvent.keyboard("a{Enter}b");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("a\nb");
    await expect(control).toHaveValue("a\nb");
  },
};

/** The height follows the text, between `minRows` and `maxRows`. One row is as high as an Input. */
export const Rows: Story = {
  args: { label: undefined, "aria-label": "Notes", autoResize: true, minRows: 1, maxRows: 4 },
  render: (args) => (
    <div className="flex flex-col gap-2">
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <Textarea {...args} key={size} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const controls = canvas.getAllByRole("textbox");
    const heights = () => controls.map((control) => control.offsetHeight);
    await expect(heights()).toEqual([20, 26, 36, 40]);
    const base = controls[2] as HTMLTextAreaElement;
    await userEvent.type(base, "1{Enter}2{Enter}3");
    await expect(base.offsetHeight).toBe(76);
    await userEvent.type(base, "{Enter}4{Enter}5{Enter}6");
    await expect(base.offsetHeight).toBe(96);
    await expect(base.scrollHeight).toBeGreaterThan(base.clientHeight);
    await userEvent.clear(base);
    await expect(base.offsetHeight).toBe(36);
  },
};

/** The same in browsers without `field-sizing`, and when the width changes. */
export const RowsWithoutFieldSizing: Story = {
  ...Rows,
  parameters: { visual: { skip: "looks like Rows" } },
  beforeEach: () => withoutCss("field-sizing"),
  play: async (context) => {
    await Rows.play?.(context);
    const control = context.canvas.getAllByRole("textbox")[2] as HTMLElement;
    await userEvent.type(control, "One line of text");
    await expect(control.offsetHeight).toBe(36);
    (control.parentElement as HTMLElement).style.width = "100px";
    await waitFor(() => expect(control.offsetHeight).toBeGreaterThan(36));
  },
};

/** The counter is always visible, and follows a reset. It is announced only near the limit, after the user stops typing. */
export const Counts: Story = {
  args: { counter: true, maxLength: 10, defaultValue: "seven77" },
  render: (args) => (
    <form>
      <Textarea {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole<HTMLTextAreaElement>("textbox");
    await userEvent.type(control, "x");
    await expect(canvas.getByText("8 / 10")).toBeVisible();
    control.form?.reset();
    await expect(await canvas.findByText("7 / 10")).toBeVisible();
    await userEvent.clear(control);
    const liveRegion = canvasElement.querySelector("[aria-live][data-slot=textarea-live-region]");
    await userEvent.type(control, "seven778");
    await expect(canvas.getByText("8 / 10")).toBeVisible();
    await expect(liveRegion).toBeEmptyDOMElement();
    await userEvent.type(control, "9");
    await waitFor(() => expect(liveRegion).toHaveTextContent("1 character left"), { timeout: 3000 });
    await userEvent.type(control, "0xx");
    await expect(control).toHaveValue("seven77890");
    await expect(canvas.getByText("10 / 10")).toBeVisible();
    await waitFor(() => expect(liveRegion).toHaveTextContent("0 characters left"), { timeout: 3000 });
  },
};

/** `labels` replaces the announced count. */
export const Labels: Story = {
  parameters: { visual: { skip: "the count is only announced" } },
  args: {
    counter: true,
    maxLength: 10,
    defaultValue: "seven77",
    labels: { left: { one: "One more fits", other: "{count} more fit" } },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("textbox"), "89");
    const liveRegion = canvasElement.querySelector("[data-slot=textarea-live-region]");
    await waitFor(() => expect(liveRegion).toHaveTextContent("One more fits"));
  },
};

export const Conforms = conformance({ Textarea: (props) => <Textarea label="Notes" {...props} /> });

export const Contract = contract(Textarea, {
  role: "textbox",
  first: { value: "Atlas", shows: "Atlas", submits: ["Atlas"] },
  second: { value: "Borealis", shows: "Borealis", submits: ["Borealis"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("Borealis"),
  isNative: true,
});
