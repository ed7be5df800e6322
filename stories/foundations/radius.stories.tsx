import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { page, pageStory } from "../page/story-pages";
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
    const slider = canvas.getByRole("slider", { name: "Gap in px" });
    slider.focus();
    await userEvent.keyboard("{ArrowRight>4/}");
    await expect(slider).toHaveValue("12");
    const row = canvas.getByText("Concentric", { selector: "figcaption" }).previousElementSibling;
    await expect(row?.firstElementChild).toHaveStyle({ padding: "12px" });
  },
};
