import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from ".";

const meta = {
  component: Checkbox,
  title: "Behaviour/Checkbox metrics",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box is 16 px wide and high, and its icon 12 px. The icon is a check, or a minus when mixed. */
export const Sizes: Story = {
  render: () => (
    <div className="flex gap-2">
      <Checkbox aria-label="Checked" defaultChecked />
      <Checkbox aria-label="Mixed" indeterminate />
    </div>
  ),
  play: async ({ canvas }) => {
    const masks = canvas.getAllByRole("checkbox").map((box) => {
      const { width, height } = box.getBoundingClientRect();
      const icon = getComputedStyle(box, "::before");
      expect([width, height, icon.width, icon.height, icon.opacity]).toEqual([16, 16, "12px", "12px", "1"]);
      return icon.maskImage;
    });
    await expect(masks[0]).toContain("url(");
    await expect(masks[0]).not.toBe(masks[1]);
  },
};

/** A box without a label has a target of 24 px. With a label, the whole line is the target. */
export const HitArea: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4 p-4">
      <Checkbox aria-label="Bare" />
      <Checkbox {...args} />
      <Checkbox {...args} label="Box last" controlFirst={false} />
      <Checkbox {...args} label="With tip" labelTooltip="On Mondays." />
    </div>
  ),
  play: async ({ canvas }) => {
    const bare = canvas.getByRole("checkbox", { name: "Bare" });
    const { left, top } = bare.getBoundingClientRect();
    for (const [x, y] of [
      [-3.5, -3.5],
      [19.5, -3.5],
      [-3.5, 19.5],
      [19.5, 19.5],
    ] as const) {
      await expect(document.elementFromPoint(left + x, top + y)).toBe(bare);
    }
    for (const name of ["Weekly summary", "Box last"]) {
      const row = canvas.getByText(name).closest("label");
      await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      await expect(row?.control).toBe(canvas.getByRole("checkbox", { name }));
    }
    const tipped = canvas.getByRole<HTMLInputElement>("checkbox", { name: "With tip" });
    const { left: start, right: end, top: above } = tipped.getBoundingClientRect();
    const towardsLabel = getComputedStyle(tipped).direction === "rtl" ? -1 : 1;
    for (let step = 0; step < 30; step += 1) {
      const hit = document.elementFromPoint((start + end) / 2 + step * towardsLabel, above + 8);
      await expect([tipped, tipped.labels?.[0]]).toContain(hit);
    }
  },
};

/** In right-to-left text, the box is to the right of its label, or to the left if it comes last. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Checkbox {...args} label="ملخص أسبوعي" />
      <Checkbox {...args} label="ملخص شهري" controlFirst={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    const side = (name: string) => {
      const box = canvas.getByRole("checkbox", { name }).getBoundingClientRect();
      return box.left - canvas.getByText(name).getBoundingClientRect().left;
    };
    await expect(side("ملخص أسبوعي")).toBeGreaterThan(0);
    await expect(side("ملخص شهري")).toBeLessThan(0);
  },
};

/** Beside a wrapped label, the box is aligned with the first line. */
export const FirstLine: Story = {
  render: (args) => (
    <div className="w-40">
      <Checkbox {...args} label="Tell everyone who has ever edited this document when it changes" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox").getBoundingClientRect();
    const text = canvas.getByText(/^Tell everyone/).getBoundingClientRect();
    await expect(text.height).toBeGreaterThan(20);
    await expect(box.top + box.height / 2).toBe(text.top + 10);
  },
};

/** The info button has its own name and isn't part of the label, so clicking it toggles nothing. */
export const InfoButton: Story = {
  args: { labelTooltip: "On Mondays at nine." },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("checkbox", { name: "Weekly summary" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "More information Weekly summary" }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("Weekly summary"));
    await expect(args.onValueChange).toHaveBeenCalledWith(true);
  },
};
