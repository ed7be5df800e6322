import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Held } from "#kit";
import { Button } from "../button";
import { Tree } from ".";
import {
  files,
  filesWithSpies,
  item,
  onAction,
  onExpandedChange,
  onSelectedChange,
  selectedLabels,
} from "./tree.fixture";

const meta = {
  component: Tree,
  title: "Behaviour/Tree",
  ...filesWithSpies,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click, Space and Enter select a single item. Enter and a double click also open it. */
export const Single: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, "README.md"));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["README.md"]);
    await userEvent.click(item(canvas, "README.md"));
    await expect(onSelectedChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowUp} ");
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["package.json"]);
    await expect(onAction).not.toHaveBeenCalled();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(selectedLabels(canvas)).toEqual(["src"]);
    await expect(onAction).toHaveBeenLastCalledWith(files[0]);
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["src"]);
    await userEvent.dblClick(item(canvas, "app.tsx"));
    await expect(onAction).toHaveBeenLastCalledWith(expect.objectContaining({ value: "app.tsx" }));
    await expect(selectedLabels(canvas)).toEqual(["app.tsx"]);
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}");
    await expect(item(canvas, "index.ts")).toHaveFocus();
    await expect(selectedLabels(canvas)).toEqual(["app.tsx"]);
  },
};

/**
 * With `multiple`, a click and Space toggle an item, and Shift selects a range that skips disabled items. An item stays
 * selected while it isn't visible.
 */
export const Multiple: Story = {
  args: { selectionMode: "multiple" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tree")).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(item(canvas, "src 3"));
    await userEvent.click(item(canvas, "README.md"));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["src", "README.md"]);
    await userEvent.keyboard(" ");
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["src"]);
    await userEvent.keyboard("{Enter}");
    await expect(onAction).toHaveBeenLastCalledWith(files[4]);
    await expect(selectedLabels(canvas)).toEqual(["src"]);
    await userEvent.click(item(canvas, "public 1"));
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(selectedLabels(canvas)).toEqual(["src", "public", "package.json", "README.md"]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(selectedLabels(canvas)).toEqual(["src", "public", "package.json"]);
    await userEvent.keyboard("{Control>}{Shift>}{End}{/Shift}{/Control}");
    await expect(selectedLabels(canvas)).toEqual(["src", "public", "package.json", "README.md"]);
    await userEvent.keyboard("{Home} ");
    await expect(selectedLabels(canvas)).toEqual(["public", "package.json", "README.md"]);
    await userEvent.keyboard("{Shift>}{End}{/Shift}");
    await expect(selectedLabels(canvas)).toEqual(["src", "public", "package.json", "README.md"]);
    await userEvent.keyboard("{Shift>}{Home}{/Shift}");
    await expect(selectedLabels(canvas)).toContain("src");
    await userEvent.click(canvas.getByRole("button", { name: "Expand src" }));
    await userEvent.click(item(canvas, "app.tsx"));
    await userEvent.click(canvas.getByRole("button", { name: "Collapse src" }));
    await userEvent.click(item(canvas, "src 3"));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(expect.arrayContaining(["app.tsx"]));
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(selectedLabels(canvas)).toEqual(["src", "public", "package.json", "README.md"]);
  },
};

/** Shift with a click or Space selects from the last selected row, or from the focused one. */
export const Ranges: Story = {
  args: { selectionMode: "multiple" },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(item(canvas, "src 3"));
    await user.keyboard("{ArrowDown}{Shift>}");
    await user.click(item(canvas, "package.json"));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["src", "public", "package.json"]);
    await user.keyboard("{/Shift}{Home} {End}{Shift>} {/Shift}");
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["public", "package.json", "src", "README.md"]);
  },
};

/** A range starts at the last selected row, even if the application selected it. Deselected rows stay deselected. */
export const RangeAfterClearing: Story = {
  args: { selectionMode: "multiple" },
  render: (args) => (
    <Held<string[]> initial={["src"]} buttons={{ Clear: [] }} button={Button}>
      {(selected, setSelected) => <Tree {...args} selected={selected} onSelectedChange={setSelected} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(item(canvas, "public 1"));
    await expect(selectedLabels(canvas)).toEqual(["src", "public"]);
    await user.keyboard("{/Shift}");
    await user.click(item(canvas, "package.json"));
    await user.click(canvas.getByRole("button", { name: "Clear" }));
    await user.keyboard("{Shift>}");
    await user.click(item(canvas, "README.md"));
    await user.keyboard("{/Shift}");
    await expect(selectedLabels(canvas)).toEqual(["package.json", "README.md"]);
  },
};

/** With `none`, a click, Space and Enter open an item. Nothing can be selected. */
export const NoSelection: Story = {
  args: { selectionMode: "none" },
  play: async ({ canvas }) => {
    await expect(item(canvas, "src 3")).not.toHaveAttribute("aria-selected");
    await userEvent.click(item(canvas, "src 3"));
    await expect(onAction).toHaveBeenLastCalledWith(files[0]);
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["src"]);
    await userEvent.keyboard(" ");
    await expect(onExpandedChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard("{End}{Enter}");
    await expect(onAction).toHaveBeenLastCalledWith(files[4]);
    await expect(onAction).toHaveBeenCalledTimes(3);
    await expect(onSelectedChange).not.toHaveBeenCalled();
  },
};
