import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { treeStory } from "../../src/catalog/stories";
import tree from "./from-data.tree.json";

const meta = { title: "Patterns/From data" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page that a program wrote: `renderTree` checks it against the catalog, and renders it. */
export const Invitation: Story = {
  ...treeStory(tree),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Invite a colleague" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toBeRequired();
    await expect(canvas.getByRole("radio", { name: /Editor/ })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Send invitation" })).toHaveAttribute("type", "submit");
    await expect(canvas.getByRole("link", { name: "What each role may do" })).toHaveAttribute(
      "href",
      "/roles",
    );
  },
};
