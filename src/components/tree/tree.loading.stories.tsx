import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tree, type TreeItem } from ".";
import { item, labels } from "./tree.fixture";

const onSelectedChange = fn();

const regions: TreeItem[] = [
  { value: "eu", label: "Europe", hasChildren: true },
  { value: "us", label: "United States", hasChildren: true },
];
const cities: TreeItem[] = [
  { value: "fra", label: "Frankfurt" },
  { value: "par", label: "Paris", hasChildren: true },
];

const loadChildren = fn(
  async ({ value }: TreeItem): Promise<TreeItem[]> =>
    value === "par" ? [{ value: "louvre", label: "Louvre" }] : cities,
);

const meta = {
  component: Tree,
  title: "Behaviour/Tree/Loading",
  args: { "aria-label": "Regions", items: regions, loadChildren, onSelectedChange },
  beforeEach: () => {
    loadChildren.mockReset();
    onSelectedChange.mockClear();
  },
  render: (args) => (
    <StrictMode>
      <Tree {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While children load, the item is busy and focus stays. They load once, and their number is announced. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    let resolve = (_: TreeItem[]) => {};
    loadChildren.mockImplementation(() => new Promise((done) => (resolve = done)));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    const europe = item(canvas, "Europe");
    await expect(europe).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Europe");
    await userEvent.keyboard("{ArrowRight}");
    await expect(europe).toHaveFocus();
    resolve(cities);
    await waitFor(() => expect(labels(canvas)).toEqual(["Europe", "Frankfurt", "Paris", "United States"]));
    await expect(europe).not.toHaveAttribute("aria-busy");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 items in Europe");
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}");
    await expect(item(canvas, "Frankfurt")).toHaveFocus();
    await expect(loadChildren).toHaveBeenCalledOnce();
    await expect(loadChildren).toHaveBeenCalledWith(regions[0]);
  },
};

/** `labels` replaces the announcement while children load. */
export const Labels: Story = {
  args: { labels: { loading: "Fetching the cities in {label}" } },
  play: async ({ canvas }) => {
    loadChildren.mockImplementation(() => new Promise(() => {}));
    await userEvent.click(canvas.getByRole("button", { name: "Expand Europe" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Fetching the cities in Europe");
    await expect(item(canvas, "Europe")).toHaveAttribute("aria-busy", "true");
  },
};

/** An error shows as a row. Enter, Space and a click on it try again, and focus moves to the item above. */
export const TryAgain: Story = {
  play: async ({ canvas }) => {
    loadChildren.mockRejectedValue(new Error("Offline"));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    const error = await canvas.findByRole("treeitem", { name: "Couldn’t load. Try again" });
    await expect(canvas.getByRole("status")).toHaveTextContent("Couldn’t load.");
    await expect(error).toHaveAttribute("aria-level", "2");
    await expect(error).not.toHaveAttribute("aria-selected");
    for (const key of ["{Enter}", " "]) {
      await userEvent.keyboard(`{ArrowRight}${key}`);
      await expect(item(canvas, "Europe")).toHaveFocus();
      await canvas.findByRole("treeitem", { name: "Couldn’t load. Try again" });
    }
    await expect(loadChildren).toHaveBeenCalledTimes(3);
    loadChildren.mockResolvedValue(cities);
    await userEvent.click(item(canvas, "Couldn’t load. Try again"));
    await canvas.findByRole("treeitem", { name: "Frankfurt" });
    await expect(item(canvas, "Europe")).toHaveFocus();
    await expect(onSelectedChange).not.toHaveBeenCalled();
  },
};

/**
 * Expanding an item again retries the loading. A function that throws and a result that isn't a list count as
 * errors. An error of one item doesn't affect another.
 */
export const ExpandAgain: Story = {
  parameters: { console: { expect: [/loadChildren returned undefined for "eu"/] } },
  play: async ({ canvas }) => {
    const toggle = (name: string) => userEvent.click(canvas.getByRole("button", { name: `${name} Europe` }));
    loadChildren.mockImplementation(() => {
      throw new Error("Not signed in");
    });
    loadChildren.mockResolvedValueOnce(undefined as never);
    for (let attempt = 0; attempt < 2; attempt++) {
      await toggle("Expand");
      await canvas.findByRole("treeitem", { name: "Couldn’t load. Try again" });
      await toggle("Collapse");
    }
    loadChildren.mockImplementation(async () => cities);
    await toggle("Expand");
    await canvas.findByRole("treeitem", { name: "Paris" });
    loadChildren.mockRejectedValue(new Error("Offline"));
    await userEvent.click(canvas.getByRole("button", { name: "Expand United States" }));
    await canvas.findByRole("treeitem", { name: "Couldn’t load. Try again" });
  },
};

/** Several levels are expanded initially. Each loads once its parent has loaded. */
export const InitiallyExpanded: Story = {
  args: { defaultExpanded: ["eu", "par"] },
  play: async ({ canvas }) => {
    await canvas.findByRole("treeitem", { name: "Louvre" });
    await expect(loadChildren).toHaveBeenCalledTimes(2);
  },
};

/** An item that is its own child, or whose value is already shown, is left out with a warning. */
export const SameValueTwice: Story = {
  parameters: { console: { expect: [/A Tree has two items with the value "(fra|par)"/] } },
  args: { defaultExpanded: ["eu", "par"] },
  beforeEach: () => {
    loadChildren.mockImplementation(async () => cities);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(loadChildren).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(labels(canvas)).toEqual(["Europe", "Frankfurt", "Paris", "United States"]));
  },
};

/** If an item turns out to have no children, it can no longer be expanded. */
export const NothingLoaded: Story = {
  play: async ({ canvas }) => {
    loadChildren.mockResolvedValue([]);
    await userEvent.click(canvas.getByRole("button", { name: "Expand Europe" }));
    await waitFor(() => expect(item(canvas, "Europe")).not.toHaveAttribute("aria-expanded"));
    await expect(canvas.getByRole("status")).toHaveTextContent("0 items in Europe");
    await expect(item(canvas, "Europe")).toHaveFocus();
  },
};

/** Without `loadChildren`, the application adds the children to `items`. Until then, the item is busy. */
export const AddedByApplication: Story = {
  render: function OwnData() {
    const [items, setItems] = useState(regions);
    return (
      <Tree
        aria-label="Regions"
        items={items}
        onExpandedChange={([value]) => {
          setTimeout(() =>
            setItems(items.map((each) => (each.value === value ? { ...each, children: cities } : each))),
          );
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expand Europe" }));
    await canvas.findByRole("treeitem", { name: "Frankfurt" });
    await expect(item(canvas, "Europe")).not.toHaveAttribute("aria-busy");
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
