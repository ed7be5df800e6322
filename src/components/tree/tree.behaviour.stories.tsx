import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { conformance, inStrictMode } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Button } from "../button";
import { DropdownMenu } from "../dropdown-menu";
import { Input } from "../input";
import { Tree, type TreeProps } from ".";
import {
  files,
  filesWithSpies,
  item,
  labels,
  onAction,
  onExpandedChange,
  onSelectedChange,
  selectedLabels,
  topFiles,
} from "./tree.fixture";

const meta = {
  component: Tree,
  title: "Behaviour/Tree",
  ...filesWithSpies,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row has its level, position and number of siblings, and only items with children can be expanded. */
export const Structure: Story = {
  args: { defaultExpanded: ["src", "components"], defaultSelected: ["app.tsx"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tree", { name: "Files" })).not.toHaveAttribute("aria-multiselectable");
    const src = item(canvas, "src 3");
    await expect(src).toHaveAttribute("aria-expanded", "true");
    await expect(src).toHaveAttribute("aria-level", "1");
    await expect(src).toHaveAttribute("aria-setsize", "5");
    const dialog = item(canvas, "dialog.tsx");
    await expect(dialog).not.toHaveAttribute("aria-expanded");
    await expect(dialog).toHaveAttribute("aria-level", "3");
    await expect(dialog).toHaveAttribute("aria-posinset", "2");
    await expect(item(canvas, "public 1")).toHaveAttribute("aria-expanded", "false");
    await expect(selectedLabels(canvas)).toEqual(["app.tsx"]);
    await expect(item(canvas, "app.tsx")).toHaveAttribute("tabindex", "0");
    await expect(item(canvas, "dist")).toHaveAttribute("aria-disabled", "true");
  },
};

/**
 * The toggle expands and collapses without selecting, and focus moves to its row. A disabled item can be focused and
 * expanded, but not selected or opened.
 */
export const Toggle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expand src" }));
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["src"]);
    await expect(labels(canvas)).toEqual(["src", "components", "app.tsx", "index.ts", ...topFiles.slice(1)]);
    await expect(item(canvas, "src 3")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Expand dist" }));
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["src", "dist"]);
    await userEvent.click(canvas.getByRole("button", { name: "Collapse src" }));
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["dist"]);
    await userEvent.click(canvas.getByRole("button", { name: "Collapse dist" }));
    await userEvent.click(item(canvas, "dist"));
    await expect(item(canvas, "dist")).toHaveFocus();
    await userEvent.dblClick(item(canvas, "dist"));
    await userEvent.keyboard(" {Enter}");
    await expect(onSelectedChange).not.toHaveBeenCalled();
    await expect(onAction).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["dist"]);
  },
};

/** With `aria-disabled`, all items can be focused and expanded, but not selected or opened. */
export const AriaDisabled: Story = {
  args: { "aria-disabled": true, selectionMode: "multiple", defaultSelected: ["README.md"] },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole("treeitem")) {
      await expect(row).toHaveAttribute("aria-disabled", "true");
    }
    await userEvent.click(item(canvas, "package.json"));
    await userEvent.keyboard(" {Enter}{Control>}a{/Control}{Shift>}{Home}{/Shift}");
    await expect(item(canvas, "src 3")).toHaveFocus();
    await expect(onSelectedChange).not.toHaveBeenCalled();
    await expect(onAction).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["src"]);
  },
};

/** Controls in a row handle their own clicks and keys. Tab reaches only those in the focused row. */
export const Controls: Story = {
  args: {
    renderHandle: ({ label }) => <Button size="xs" aria-label={`Move ${label}`} />,
    renderActions: ({ label }) => (
      <DropdownMenu>
        <DropdownMenu.Trigger render={<Button size="xs" aria-label={`Actions for ${label}`} />} />
        <DropdownMenu.Content>
          <DropdownMenu.Item>Rename</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
    ),
    renderContent: ({ label }) =>
      label === "README.md" ? <Input aria-label="Name" size="xs" defaultValue="README" /> : label,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Move src" })).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}{Enter}");
    await expect(canvas.getByRole("button", { name: "Move src" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Actions for src" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rename" }));
    await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
    // The controls of other rows aren't tab stops.
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.type(name, " file");
    await expect(name).toHaveValue("README file");
    await expect(onSelectedChange).not.toHaveBeenCalled();
    await expect(onAction).not.toHaveBeenCalled();
  },
};

/** The caller's handlers run first, and `preventDefault` prevents the tree's own action. */
export const OwnHandlers: Story = {
  args: {
    onClick: (event) => event.preventDefault(),
    onDoubleClick: (event) => event.preventDefault(),
    onKeyDown: (event) => event.key === "ArrowDown" && event.preventDefault(),
  },
  play: async ({ canvas }) => {
    await userEvent.dblClick(item(canvas, "src 3"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(item(canvas, "src 3")).toHaveFocus();
    await expect(onSelectedChange).not.toHaveBeenCalled();
    await expect(onAction).not.toHaveBeenCalled();
  },
};

/** The texts come from the instance, otherwise from the provider. */
export const Labels: Story = {
  render: () => (
    <LabelsProvider labels={{ tree: { label: "Baum", expand: "{label} öffnen" } }}>
      <Tree items={files} />
      <Tree items={files} labels={{ label: "Dateien", expand: "Öffnen" }} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("tree", { name: "Baum" });
    await expect(canvas.getByRole("button", { name: "src öffnen" })).toBeVisible();
    await canvas.findByRole("tree", { name: "Dateien" });
    await expect(canvas.getAllByRole("button", { name: "Öffnen" })).toHaveLength(3);
  },
};

/** Long words and other scripts are truncated with a title, at any level. Rows keep their height. */
export const Content: Story = {
  args: {
    size: "sm",
    defaultExpanded: ["a", "b", "c", "d"],
    items: [
      nested(
        "a",
        nested("b", nested("c", nested("d", { value: "e", label: "التفاصيل والتقارير السنوية للشركة" }))),
      ),
      { value: "emoji", label: "詳細な年次報告書と会計の資料 🪚 とその他の書類" },
    ],
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole("treeitem")) {
      await expect(row.offsetHeight).toBe(26);
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      const label = row.querySelector("[data-slot=tree-label]");
      await expect(label).toHaveAttribute("title", label?.textContent);
    }
    const tree = canvas.getByRole("tree");
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
  },
};

function nested(value: string, child: { value: string; label: string }) {
  return {
    value,
    label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
    badge: 1_000_000,
    children: [child],
  };
}

/** When controlled values don't change, the tree stays as it is, in StrictMode too. */
export const ControlledStays: Story = {
  args: { selected: ["README.md"], expanded: [] },
  decorators: inStrictMode,
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, "package.json"));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["package.json"]);
    await userEvent.click(canvas.getByRole("button", { name: "Expand src" }));
    await expect(onExpandedChange).toHaveBeenLastCalledWith(["src"]);
    await expect(selectedLabels(canvas)).toEqual(["README.md"]);
    await expect(labels(canvas)).toEqual(topFiles);
  },
};

/** Both the user and the application can change controlled values. */
export const ControlledMoves: Story = {
  decorators: inStrictMode,
  render: function Controlled() {
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
  },
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

export const Conforms = conformance({
  Tree: (props) => (
    <Tree
      items={[
        {
          value: "src",
          label: "src",
          icon: <svg viewBox="0 0 16 16" />,
          badge: 1,
          children: [{ value: "app", label: "app.tsx" }],
        },
        { value: "empty", label: "empty", hasChildren: true },
      ]}
      defaultExpanded={["src", "empty"]}
      defaultSelected={["app"]}
      renderHandle={() => <Button size="xs" aria-label="Move" />}
      renderActions={() => <Button size="xs" aria-label="Actions" />}
      {...props}
    />
  ),
});
