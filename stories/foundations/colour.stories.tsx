import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { holdOutcomes, replaceClipboard } from "../../src/hooks/clipboard.fixture";
import { page, pageStory } from "../page";
import { ColourPage } from "./colour-page";

const copied: string[] = [];

const meta = {
  title: "Foundations/Colour",
  component: ColourPage,
  parameters: page,
  beforeEach: () => {
    copied.length = 0;
    const restore = replaceClipboard(async (text) => void copied.push(text));
    const letGo = holdOutcomes();
    return () => {
      restore();
      letGo();
    };
  },
} satisfies Meta<typeof ColourPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour in each theme; no figure is less than what it must be. */
export const Palette: Story = {
  ...pageStory,
  play: async ({ canvas }) => {
    // By their labels: roles of so many buttons take seconds to compute.
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

/** A name copies what a style would write, a swatch the colour as it is in that theme; either says so. */
export const Copies: Story = {
  tags: ["!dev"],
  parameters: { visual: { skip: "The picture is that of the page." } },
  play: async ({ canvas, canvasElement }) => {
    const ink = canvas.getByLabelText("Copy ink-muted: var(--kerf-ink-muted)");
    await userEvent.click(ink);
    await waitFor(() => expect(canvas.getByText("Copied: var(--kerf-ink-muted)")).toBeInTheDocument());
    await userEvent.click(canvas.getByLabelText(/: canvas in the dark theme/));
    await waitFor(() => expect(copied).toHaveLength(2));
    await expect(copied[1]).toMatch(/^oklch\(/);
    // What a name stands for is there.
    const styles = getComputedStyle(canvasElement);
    for (const button of canvas.getAllByLabelText(/: var\(/)) {
      const [name = ""] = /--[\w-]+/.exec(button.getAttribute("aria-label") ?? "") ?? [];
      await expect(styles.getPropertyValue(name)).not.toBe("");
    }
  },
};
