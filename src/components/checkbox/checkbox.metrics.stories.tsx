import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from ".";

const meta = {
  component: Checkbox,
  title: "Behaviour/Checkbox metrics",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

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
