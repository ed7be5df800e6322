import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Select } from ".";
import { closed, highlights, opened, option, press } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select/Long lists",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const parts = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Part ${index + 1}`,
  value: index + 1,
  disabled: index === 9999,
}));
const drawn = () => screen.getAllByRole("option").length;

/**
 * Of 10,000 options, only the visible ones are rendered, each with its position. Arrow keys and typing reach all of
 * them.
 */
export const TenThousand: Story = {
  render: () => <Select items={parts} label="Part" defaultValue={5000} />,
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole("combobox");
    await expect(control).toHaveTextContent("Part 5000");
    const inSight = async (name: string) => {
      const box = (await opened()).getBoundingClientRect();
      await waitFor(() => {
        const { top, bottom } = screen.getByRole("option", { name }).getBoundingClientRect();
        expect(top >= box.top - 1 && bottom <= box.bottom + 1).toBe(true);
      });
    };
    await step("opens at the selected option", async () => {
      await userEvent.click(control);
      const chosen = await option("Part 5000");
      await expect(chosen).toHaveAttribute("aria-posinset", "5000");
      await expect(chosen).toHaveAttribute("aria-setsize", "10000");
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await inSight("Part 5000");
      await highlights(control, "Part 5000");
      await expect(drawn()).toBeLessThan(60);
    });
    await step("arrow keys continue from there", async () => {
      for (let times = 0; times < 30; times++) await press("{ArrowDown}");
      await highlights(control, "Part 5030");
      await inSight("Part 5030");
    });
    await step("Home and End skip disabled options", async () => {
      await press("{End}");
      await highlights(control, "Part 9999");
      await inSight("Part 9999");
      await press("{Home}");
      await highlights(control, "Part 1");
      await inSight("Part 1");
    });
    await step("typing finds an option", async () => {
      for (const key of "part 777") await userEvent.keyboard(key);
      await highlights(control, "Part 777");
      await inSight("Part 777");
      await expect(drawn()).toBeLessThan(60);
      await press("{Enter}");
      await closed();
      await expect(control).toHaveTextContent("Part 777");
    });
    await step("the highlighted option can be selected after scrolling it out of view", async () => {
      await press("{ArrowDown}", "{ArrowDown}");
      await highlights(control, "Part 778");
      (await opened()).scrollTop = 0;
      await option("Part 1");
      await press("{Enter}");
      await closed();
      await expect(control).toHaveTextContent("Part 778");
    });
    await userEvent.click(control);
    await option("Part 778");
  },
};
