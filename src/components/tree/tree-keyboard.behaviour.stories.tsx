import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { pause, rightToLeft } from "#kit";
import { PAUSE } from "../../lib/list-keys";
import { Tree } from ".";
import { filesWithSpies, item, labels, onExpandedChange, onSelectedChange, topFiles } from "./tree.fixture";

const meta = {
  component: Tree,
  title: "Behaviour/Tree",
  ...filesWithSpies,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Arrow keys, Home, End, Page Up and Page Down move through the visible rows. Right and Left also expand and
 * collapse. The asterisk expands the items of one level.
 */
export const Arrows: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(item(canvas, "src 3")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    await expect(item(canvas, "src 3")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(item(canvas, "src 3")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(item(canvas, "components 2")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(item(canvas, "app.tsx")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(item(canvas, "src 3")).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(item(canvas, "README.md")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(item(canvas, "package.json")).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(labels(canvas)).toEqual(topFiles);
    await userEvent.keyboard("{PageDown}");
    await expect(item(canvas, "README.md")).toHaveFocus();
    await userEvent.keyboard("{PageUp}");
    await expect(item(canvas, "src 3")).toHaveFocus();
    await expect(onSelectedChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(item(canvas, "src 3")).toHaveFocus();
    onExpandedChange.mockClear();
    await userEvent.keyboard("*");
    await expect(onExpandedChange).toHaveBeenCalledWith(["src", "public", "dist"]);
    await userEvent.keyboard("*");
    await expect(onExpandedChange).toHaveBeenCalledTimes(1);
    await expect(labels(canvas)).toContain("logo.svg");
    await expect(labels(canvas)).not.toContain("button.tsx");
    await expect(item(canvas, "src 3")).toHaveFocus();
  },
};

/** In right-to-left text, Left expands and Right collapses. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(item(canvas, "src 3")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(item(canvas, "components 2")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(labels(canvas)).toEqual(topFiles);
  },
};

/**
 * Typing moves to the next row that starts with the typed letters. Space then counts as a letter. Keys with modifiers
 * are ignored.
 */
export const Typeahead: Story = {
  args: {
    items: ["Paris", "Port of Spain", "Portland", "Zürich"].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("p");
    await expect(item(canvas, "Port of Spain")).toHaveFocus();
    await userEvent.keyboard("{Control>}z{/Control}{Alt>}z{/Alt}");
    await expect(item(canvas, "Port of Spain")).toHaveFocus();
    await pause(PAUSE + 50);
    await userEvent.keyboard("portl");
    await expect(item(canvas, "Portland")).toHaveFocus();
    await pause(PAUSE + 50);
    await userEvent.keyboard("port o");
    await expect(item(canvas, "Port of Spain")).toHaveFocus();
    await pause(PAUSE + 50);
    await userEvent.keyboard("zu");
    await expect(item(canvas, "Zürich")).toHaveFocus();
    await pause(PAUSE + 50);
    await userEvent.keyboard("x");
    await expect(item(canvas, "Zürich")).toHaveFocus();
    await expect(onSelectedChange).not.toHaveBeenCalled();
  },
};
