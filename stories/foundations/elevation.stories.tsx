import type { Meta, StoryObj } from "@storybook/react-vite";
import { page, pageStory } from "../page/story-pages";
import { ElevationPage } from "./elevation-page";

/* @alias shadow, depth, z-index, layers */
const meta = {
  title: "Foundations/Elevation",
  component: ElevationPage,
  parameters: page,
} satisfies Meta<typeof ElevationPage>;
export default meta;

export const Elevation: StoryObj<typeof meta> = pageStory;
