import type { Meta } from "@storybook/react-vite";
import { FileIcon, FolderIcon, ImageIcon } from "lucide-react";
import { fn } from "storybook/test";
import type { Tree, TreeItem } from ".";

const file = (value: string): TreeItem => ({ value, label: value, icon: FileIcon });

/** The files of a website, three levels deep. One folder is disabled. */
export const files: TreeItem[] = [
  {
    value: "src",
    label: "src",
    icon: FolderIcon,
    badge: 3,
    children: [
      {
        value: "components",
        label: "components",
        icon: FolderIcon,
        badge: 2,
        children: [file("button.tsx"), file("dialog.tsx")],
      },
      file("app.tsx"),
      file("index.ts"),
    ],
  },
  {
    value: "public",
    label: "public",
    icon: FolderIcon,
    badge: 1,
    children: [{ value: "logo.svg", label: "logo.svg", icon: ImageIcon }],
  },
  {
    value: "dist",
    label: "dist",
    icon: FolderIcon,
    disabled: true,
    children: [file("bundle.js")],
  },
  file("package.json"),
  file("README.md"),
];

/** The values of the files and folders at the top, which are also their labels. */
export const topFiles = files.map(({ value }) => value);

/** A tree of 100 folders with 100 files each. */
export const manyFiles: TreeItem[] = Array.from({ length: 100 }, (_, folder) => ({
  value: `${folder}`,
  label: `Folder ${folder + 1}`,
  children: Array.from({ length: 100 }, (_, index) => ({
    value: `${folder}/${index}`,
    label: `File ${folder + 1}.${index + 1}`,
  })),
}));

export const everyFolder = manyFiles.map(({ value }) => value);

type Canvas = {
  getByRole: (role: string, options: object) => HTMLElement;
  getAllByRole: (role: string) => HTMLElement[];
};

export const item = (canvas: Canvas, name: string | RegExp) => canvas.getByRole("treeitem", { name });

/** The labels of the rendered items, in their order. */
export const labels = (canvas: Canvas) =>
  canvas
    .getAllByRole("treeitem")
    .map((row) => row.querySelector("[data-slot=tree-label]")?.textContent ?? row.textContent);

/** The labels of the selected items. */
export const selectedLabels = (canvas: Canvas) =>
  canvas
    .getAllByRole("treeitem")
    .filter((row) => row.getAttribute("aria-selected") === "true")
    .map((row) => row.querySelector("[data-slot=tree-label]")?.textContent);

export const onSelectedChange = fn();
export const onExpandedChange = fn();
export const onAction = fn();

/** The metadata of stories that show `files` and call spies. */
export const filesWithSpies = {
  args: { "aria-label": "Files", items: files, onSelectedChange, onExpandedChange, onAction },
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
} satisfies Meta<typeof Tree>;
