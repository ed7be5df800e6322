import type { Meta, StoryObj } from "@storybook/react-vite";
import { EllipsisIcon, GripVerticalIcon } from "lucide-react";
import { expect, userEvent } from "storybook/test";
import { everyValue, exampleStory, InStates } from "#kit";
import { Button } from "../button";
import { Tree } from ".";
import * as examples from "./tree.examples";
import { files, item } from "./tree.fixture";

const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

const meta = {
  component: Tree,
  title: "Components/Tree",
  args: {
    "aria-label": "Files",
    items: files,
    defaultExpanded: ["src", "components"],
    defaultSelected: ["dialog.tsx"],
  },
  decorators: [
    (Story) => (
      <div data-frame className="w-80 max-w-full">
        {Story()}
      </div>
    ),
  ],
  parameters: { visual },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(Tree, "size") as Story;
export const SelectionModes: Story = everyValue(Tree, "selectionMode") as Story;

/** Default, hovered and focused: a row, a selected row and a disabled row. */
export const States: Story = {
  args: { items: files.slice(2, 5), defaultSelected: ["package.json"] },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <InStates states={["rest", "hover", "focus-visible"]}>
        {(state) => <Tree {...args} aria-label={state} selectionMode="multiple" />}
      </InStates>
    </div>
  ),
};

/** A drag handle and actions, which show on hover and on keyboard focus. */
export const HandlesAndActions: Story = {
  args: {
    renderHandle: ({ label }) => (
      <Button
        size="xs"
        variant="ghost"
        shape="square"
        icon={GripVerticalIcon}
        aria-label={`Move ${label}`}
        draggable
      />
    ),
    renderActions: ({ label }) => (
      <Button
        size="xs"
        variant="ghost"
        shape="square"
        icon={EllipsisIcon}
        aria-label={`Actions for ${label}`}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(item(canvas, "dialog.tsx")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Move dialog.tsx" })).toHaveFocus();
  },
};

/** Custom content instead of icon, label and badge. */
export const CustomContent: Story = {
  args: {
    renderContent: ({ label, badge }) => (
      <span className="truncate">
        <b>{label}</b> {badge !== undefined && `(${badge})`}
      </span>
    ),
  },
};

/** One item is loading its children. Another failed to load them. */
export const Loading: Story = {
  args: {
    items: [
      { value: "eu", label: "Europe", hasChildren: true },
      { value: "us", label: "United States", hasChildren: true },
      { value: "ap", label: "Asia Pacific", hasChildren: true },
    ],
    defaultExpanded: ["eu", "us"],
    loadChildren: ({ value }) =>
      value === "us" ? Promise.reject(new Error("Offline")) : new Promise(() => {}),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("treeitem", { name: "Couldn’t load. Try again" });
    await expect(item(canvas, "Europe")).toHaveAttribute("aria-busy", "true");
  },
};

export const DocumentationPages: Story = exampleStory(examples, "DocumentationPages", async ({ canvas }) => {
  await userEvent.click(item(canvas, "First deployment"));
  await expect(canvas.getByText("Page: deploy")).toBeVisible();
}) as Story;

export const ProjectFiles: Story = exampleStory(examples, "ProjectFiles", async ({ canvas }) => {
  await userEvent.click(item(canvas, "README.md"));
  await expect(canvas.getByText("2 selected")).toBeVisible();
}) as Story;

export const LoadedRegions: Story = exampleStory(examples, "LoadedRegions", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Expand Europe" }));
  await canvas.findByRole("treeitem", { name: "Paris" });
  await userEvent.click(canvas.getByRole("button", { name: "Expand Asia Pacific" }));
  await canvas.findByRole("treeitem", { name: "Couldn’t load. Try again" });
}) as Story;

export const SortableTasks: Story = exampleStory(examples, "SortableTasks", async ({ canvas }) => {
  canvas.getByRole("treeitem", { name: "Design review" }).focus();
  await userEvent.tab();
  const handle = canvas.getByRole("button", { name: "Move Design review" });
  await expect(handle).toHaveFocus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
  await expect(item(canvas, "Design review")).toHaveAttribute("aria-posinset", "3");
  await expect(handle).toHaveFocus();
}) as Story;

export const TenThousandFiles: Story = exampleStory(examples, "TenThousandFiles", async ({ canvas }) => {
  canvas.getByRole("treeitem", { name: /Backup 1 / }).focus();
  await userEvent.keyboard("{End}");
  await expect(canvas.getByRole("treeitem", { name: "invoice-10000.pdf" })).toHaveFocus();
}) as Story;
