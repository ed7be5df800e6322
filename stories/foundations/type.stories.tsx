import type { Meta, StoryObj } from "@storybook/react-vite";
import { page, pageStory } from "../page/story-pages";
import { TypePage } from "./type-page";

/* @alias typography, font, text size, font weight, line height */
const meta = { title: "Foundations/Type", component: TypePage, parameters: page } satisfies Meta<
  typeof TypePage
>;
export default meta;

export const Scale: StoryObj<typeof meta> = pageStory;
