import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { page, pageStory } from "../page/story-pages";
import { MotionPage } from "./motion-page";

/* @alias animation, transition, duration, easing */
const meta = {
  title: "Foundations/Motion",
  component: MotionPage,
  parameters: page,
} satisfies Meta<typeof MotionPage>;
export default meta;

/** A press plays a row, and another press plays it backwards. */
export const Motion: StoryObj<typeof meta> = {
  ...pageStory,
  play: async ({ canvas }) => {
    const row = canvas.getByRole("button", { name: "Play duration-dialog" });
    await userEvent.click(row);
    await expect(row).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(row).toHaveAttribute("aria-pressed", "false");
  },
};
