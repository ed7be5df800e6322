import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button";
import { Tree, type TreeProps } from ".";
import {
  files,
  filesWithSpies,
  item,
  labels,
  onExpandedChange,
  onSelectedChange,
  selectedLabels,
  topFiles,
} from "./tree.fixture";

const meta = {
  component: Tree,
  title: "Behaviour/Tree/Controlled values",
  tags: ["!autodocs"],
  ...filesWithSpies,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** When controlled values don't change, the tree stays as it is, in StrictMode too. */
export const ControlledStays: Story = {
  args: { selected: ["README.md"], expanded: [] },
  render: (args) => (
    <StrictMode>
      <Tree {...args} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, "package.json"));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["package.json"]);
    await userEvent.click(canvas.getByRole("button", { name: "Expand src" }));
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["src"]);
    await expect(selectedLabels(canvas)).toEqual(["README.md"]);
    await expect(labels(canvas)).toEqual(topFiles);
  },
};

function Controlled() {
  const [selected, setSelected] = useState<string[]>([]);
  const [expanded, setExpanded] = useState<string[]>([]);
  return (
    <>
      <Tree
        aria-label="Files"
        items={files}
        selected={selected}
        onSelectedChange={setSelected}
        expanded={expanded}
        onExpandedChange={setExpanded}
      />
      <Button
        onClick={() => {
          setSelected(["logo.svg"]);
          setExpanded(["public"]);
        }}
      >
        Show logo
      </Button>
    </>
  );
}

/** Both the user and the application can change controlled values. */
export const ControlledMoves: Story = {
  render: () => (
    <StrictMode>
      <Controlled />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, "README.md"));
    await expect(selectedLabels(canvas)).toEqual(["README.md"]);
    await userEvent.click(canvas.getByRole("button", { name: "Expand src" }));
    await expect(labels(canvas)).toContain("app.tsx");
    await userEvent.click(canvas.getByRole("button", { name: "Show logo" }));
    await expect(selectedLabels(canvas)).toEqual(["logo.svg"]);
    await expect(labels(canvas)).not.toContain("app.tsx");
  },
};

function Removable(props: Partial<TreeProps>) {
  const [items, setItems] = useState(files);
  const [expanded, setExpanded] = useState(["src", "components"]);
  return (
    <Tree
      aria-label="Files"
      items={items}
      expanded={expanded}
      onKeyDown={({ key, target }) => {
        const { value } = (target as HTMLElement).dataset;
        if (key === "Delete") setItems(items.filter((each) => each.value !== value));
        if (key === "Escape") setExpanded([]);
      }}
      {...props}
    />
  );
}

/**
 * If the focused row is removed, focus moves to the next one. If an item above it collapses, focus moves to that item.
 */
export const FocusIsKept: Story = {
  render: () => <Removable />,
  play: async ({ canvas }) => {
    item(canvas, "button.tsx").focus();
    await userEvent.keyboard("{Escape}");
    await expect(item(canvas, "src 3")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Delete}");
    await expect(item(canvas, "dist")).toHaveFocus();
    await userEvent.keyboard("{End}{Delete}");
    await expect(item(canvas, "package.json")).toHaveFocus();
    await userEvent.keyboard("{Home}{Delete}{Delete}{Delete}");
    await expect(canvas.queryByRole("treeitem")).toBeNull();
  },
};
