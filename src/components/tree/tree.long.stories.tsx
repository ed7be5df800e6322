import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Tree } from ".";
import { everyFolder, item, manyFiles } from "./tree.fixture";

const meta = {
  component: Tree,
  title: "Behaviour/Tree/10,000 rows",
  args: {
    "aria-label": "Files",
    items: manyFiles,
    defaultExpanded: everyFolder,
    selectionMode: "multiple",
    maxHeight: 320,
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[role=treeitem]")];

/** The names of the rows that are visible inside an element. */
function inSight(scroller: HTMLElement): (string | null)[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  return rowsIn(scroller)
    .filter((row) => {
      const box = row.getBoundingClientRect();
      return box.bottom > top + 1 && box.top < bottom - 1;
    })
    .map((row) => row.textContent);
}

const filesFrom = (folder: number, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `File ${folder}.${first + index}`);

/** Few of the 10,100 rows are rendered. After scrolling a little or far, they are in the right places. */
export const Scrolls: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tree = canvas.getByRole("tree");
    await expect(tree.clientHeight).toBe(320);
    await expect(tree.scrollHeight).toBe(10_100 * 32);
    await expect(rowsIn(canvasElement).length).toBeLessThan(60);
    await expect(inSight(tree)).toEqual(["Folder 1", ...filesFrom(1, 1, 9)]);
    await expect(item(canvas, "File 1.9")).toHaveAttribute("aria-setsize", "100");
    for (const [row, first] of [
      [5, 5],
      [40, 40],
      [60, 60],
    ] as const) {
      tree.scrollTop = row * 32;
      await waitFor(() => expect(inSight(tree)).toEqual(filesFrom(1, first, 10)));
    }
    tree.scrollTop = 101 * 50 * 32;
    await waitFor(() => expect(inSight(tree)).toEqual(["Folder 51", ...filesFrom(51, 1, 9)]));
    tree.scrollTop = tree.scrollHeight;
    await waitFor(() => expect(inSight(tree)).toEqual(filesFrom(100, 91, 10)));
    await expect(rowsIn(canvasElement).length).toBeLessThan(60);
  },
};

/** Keys move to rows that aren't rendered, and scroll no further than needed. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const tree = canvas.getByRole("tree");
    await userEvent.tab();
    await userEvent.keyboard("{PageDown}{PageDown}");
    await expect(item(canvas, "File 1.20")).toHaveFocus();
    await expect(tree.scrollTop).toBe(11 * 32);
    await userEvent.keyboard("{End}");
    await expect(item(canvas, "File 100.100")).toHaveFocus();
    await expect(inSight(tree)).toEqual(filesFrom(100, 91, 10));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(item(canvas, "Folder 100")).toHaveFocus();
    await expect(inSight(tree)[0]).toBe("Folder 100");
    await userEvent.keyboard("file 42.42");
    await expect(item(canvas, "File 42.42")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(item(canvas, "Folder 1")).toHaveFocus();
    await expect(tree.scrollTop).toBe(0);
    await userEvent.keyboard("{Control>}a{/Control}{ArrowLeft}");
    await waitFor(() => expect(inSight(tree)).toEqual(["Folder 1", "Folder 2", ...filesFrom(2, 1, 8)]));
  },
};

/** The focused row keeps focus, wherever the user scrolls. The next key continues from it. */
export const FocusOutOfSight: Story = {
  play: async ({ canvas }) => {
    const tree = canvas.getByRole("tree");
    item(canvas, "File 1.2").focus();
    tree.scrollTop = 5000 * 32;
    await waitFor(() => expect(inSight(tree)).toHaveLength(10));
    await expect(item(canvas, "File 1.2")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(item(canvas, "File 1.3")).toHaveFocus();
    await expect(inSight(tree)).toContain("File 1.3");
    tree.scrollTop = 5000 * 32;
    await waitFor(() => expect(inSight(tree)).toHaveLength(10));
    tree.scrollTop = 0;
    await waitFor(() => expect(inSight(tree)).toEqual(["Folder 1", ...filesFrom(1, 1, 9)]));
    await expect(item(canvas, "File 1.3")).toHaveFocus();
  },
};

/** The tab stop is the selected row, however far down it is. Focus scrolls it into view. */
export const SelectedOutOfSight: Story = {
  args: { defaultSelected: ["80/5"] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(item(canvas, "File 81.6")).toHaveFocus();
    await waitFor(() => expect(inSight(canvas.getByRole("tree")).length).toBeGreaterThanOrEqual(10));
    await expect(inSight(canvas.getByRole("tree"))).toContain("File 81.6");
  },
};

/** Any element around the tree can scroll. After a resize, the right rows are rendered. */
export const ScrollingContainer: Story = {
  args: { maxHeight: undefined },
  render: (args) => (
    <section aria-label="Files" className="h-60 w-72 overflow-auto border border-line" data-testid="around">
      <p className="h-20 p-4">All files</p>
      <Tree {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    const around = canvas.getByTestId("around");
    await expect(rowsIn(around).length).toBeLessThan(60);
    around.scrollTop = 80 + 1000 * 32;
    await waitFor(() => expect(inSight(around).length).toBeGreaterThanOrEqual(7));
    around.style.height = "1200px";
    const inWindow = Math.floor((window.innerHeight - around.getBoundingClientRect().top) / 32);
    await waitFor(() => expect(inSight(around).length).toBeGreaterThanOrEqual(inWindow));
    around.style.height = "";
    around.scrollTop = 0;
    // Folder 1 is always rendered, because it is the tab stop.
    await waitFor(() => expect(inSight(around).slice(0, 2)).toEqual(["Folder 1", "File 1.1"]));
  },
};

/** Up to 100 rows are all rendered, even if few of them are visible. */
export const HundredRows: Story = {
  args: { defaultExpanded: [] },
  render: (args) => (
    <>
      <Tree {...args} aria-label="100 rows" />
      <Tree {...args} aria-label="101 rows" items={[...manyFiles, { value: "more", label: "Folder 101" }]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(rowsIn(canvas.getByRole("tree", { name: "100 rows" }))).toHaveLength(100);
    await expect(rowsIn(canvas.getByRole("tree", { name: "101 rows" })).length).toBeLessThan(60);
  },
};

/** In print, all rows are rendered. */
export const Print: Story = {
  args: { defaultExpanded: everyFolder.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement).length).toBeLessThan(60);
    window.dispatchEvent(new Event("beforeprint"));
    await expect(rowsIn(canvasElement)).toHaveLength(300);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeLessThan(60));
  },
};
