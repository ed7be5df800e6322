import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { page, pageStory } from "../page/story-pages";
import { WritingPage } from "./writing-page";

/* @alias microcopy, tone of voice, wording, content */
const meta = {
  title: "Foundations/Writing",
  component: WritingPage,
  parameters: page,
} satisfies Meta<typeof WritingPage>;
export default meta;

/** The search finds texts by their wording, their key and their component. */
export const Writing: StoryObj<typeof meta> = {
  ...pageStory,
  play: async ({ canvas }) => {
    const search = canvas.getByLabelText("Search texts");
    await userEvent.click(search);
    await userEvent.paste("could not copy");
    await expect(canvas.getAllByText("Could not copy").length).toBeGreaterThan(1);
    await expect(canvas.queryByText("Breadcrumb")).toBeNull();
    await userEvent.clear(search);
    await expect(canvas.getByText("Breadcrumb")).toBeInTheDocument();
  },
};
