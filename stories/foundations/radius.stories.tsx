import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { page, pageStory } from "../page";
import { RadiusPage } from "./radius-page";

/* @alias rounded corners, border radius */
const meta = {
  title: "Foundations/Radius",
  component: RadiusPage,
  parameters: page,
} satisfies Meta<typeof RadiusPage>;
export default meta;

/** The corners follow the gap. */
export const Radius: StoryObj<typeof meta> = {
  ...pageStory,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Gap of 8 px" });
    fireEvent.change(slider, { target: { value: "12" } });
    await expect(slider).toHaveAccessibleName("Gap of 12 px");
  },
};
