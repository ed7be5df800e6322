import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { page, pageStory } from "../page/story-pages";
import { heightsOf } from "./distances";
import { SpacePage } from "./space-page";

/* @alias spacing, gap, margin, padding, breakpoints */
const meta = {
  title: "Foundations/Space",
  component: SpacePage,
  parameters: page,
} satisfies Meta<typeof SpacePage>;
export default meta;

/** Controls of one size are as high as the page says. */
export const Space: StoryObj<typeof meta> = {
  ...pageStory,
  play: async ({ canvas }) => {
    const heights = Object.entries(heightsOf("Button"));
    await expect(heights.length).toBeGreaterThan(2);
    for (const [size, px] of heights) {
      for (const role of ["textbox", "combobox"] as const) {
        const control = canvas.getByRole(role, { name: new RegExp(`, ${size}$`) });
        await expect(control.offsetHeight).toBe(px);
      }
    }
  },
};
