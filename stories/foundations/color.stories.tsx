import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { collectCopies } from "../../src/lib/clipboard.fixture";
import { page, pageStory } from "../page/story-pages";
import { ColorPage } from "./color-page";

const copied: string[] = [];

/* @alias palette, colors, primary color, contrast */
const meta = {
  title: "Foundations/Color",
  component: ColorPage,
  parameters: page,
  beforeEach: collectCopies(copied),
} satisfies Meta<typeof ColorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every color in each theme. No contrast is lower than required. */
export const Palette: Story = {
  ...pageStory,
  play: async ({ canvas }) => {
    // Found by their labels, because computing the roles of so many buttons takes seconds.
    const swatches = canvas.getAllByLabelText(/contrast .* needed$/);
    const weak = swatches
      .map((swatch) => swatch.getAttribute("aria-label") ?? "")
      .filter((name) => {
        const [, ratio, needed] = /contrast ([\d.]+) .*, ([\d.]+) needed/.exec(name) ?? [];
        return Number(ratio) < Number(needed);
      });
    await expect(weak).toEqual([]);
    await expect(swatches.length).toBeGreaterThan(200);
  },
};

/** A name copies the custom property, a swatch the color in its theme. Both announce it. */
export const Copies: Story = {
  tags: ["!dev"],
  parameters: { visual: { skip: "The page's story has the snapshot." } },
  play: async ({ canvas, canvasElement }) => {
    const ink = canvas.getByLabelText("Copy ink-muted: var(--kerf-ink-muted)");
    await userEvent.click(ink);
    await waitFor(() => expect(canvas.getByText("Copied: var(--kerf-ink-muted)")).toBeInTheDocument());
    await userEvent.click(canvas.getByLabelText(/: canvas in the dark theme/));
    await waitFor(() => expect(copied).toHaveLength(2));
    await expect(copied[1]).toMatch(/^oklch\(/);
    // The custom property exists.
    const styles = getComputedStyle(canvasElement);
    for (const button of canvas.getAllByLabelText(/: var\(/)) {
      const [name = ""] = /--[\w-]+/.exec(button.getAttribute("aria-label") ?? "") ?? [];
      await expect(styles.getPropertyValue(name)).not.toBe("");
    }
  },
};
