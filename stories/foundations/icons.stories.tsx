import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as icons from "../../src/icons/icons";
import { collectCopies } from "../../src/lib/clipboard.fixture";
import { codeIsColored, page, patternStory } from "../page/story-pages";
import { IconsPage } from "./icons-page";

const copied: string[] = [];

/* @alias glyph, symbol, pictogram */
const meta = {
  title: "Foundations/Icons",
  component: IconsPage,
  parameters: page,
  beforeEach: collectCopies(copied),
} satisfies Meta<typeof IconsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = patternStory;

/** A synonym finds an icon. A click copies its import. */
export const FoundAndCopied: Story = {
  tags: ["!dev"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText("Search icons"), "dismiss");
    const only = await canvas.findByRole("button", { name: /^Copy the import/ });
    await userEvent.click(only);
    await waitFor(() => expect(copied).toEqual([`import { XIcon } from "lucide-react";`]));
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getAllByRole("button", { name: /^Copy the import/ })).toHaveLength(
      Object.keys(icons).length,
    );
    await codeIsColored(canvasElement);
  },
};

/** A search without results suggests Lucide. */
export const NotFound: Story = {
  tags: ["!dev"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText("Search icons"), "rocket");
    await expect(canvas.getByText("No icon for “rocket”")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(canvas.getByLabelText("Search icons")).toHaveValue("");
    await codeIsColored(canvasElement);
  },
};
