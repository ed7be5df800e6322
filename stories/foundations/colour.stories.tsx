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

/** Every colour in each theme. */
export const Palette: Story = pageStory;

/** A name copies what a style would write, a swatch the colour as it is in that theme; either says so. */
export const Copies: Story = {
  tags: ["!dev"],
  parameters: { visual: { skip: "The picture is that of the page." } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy var(--kerf-ink-muted)" }));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("Copied: var(--kerf-ink-muted)"),
    );
    await userEvent.click(canvas.getByRole("button", { name: /: canvas in the dark theme/ }));
    await waitFor(() => expect(copied).toHaveLength(2));
    await expect(copied[1]).toMatch(/^oklch\(/);
    // What a name stands for is there.
    for (const button of canvas.getAllByRole("button", { name: /^Copy var/ })) {
      const name = /--[\w-]+/.exec(button.getAttribute("aria-label") ?? "")?.[0] ?? "";
      await expect(getComputedStyle(canvasElement).getPropertyValue(name)).not.toBe("");
    }
  },
};

/** No figure is less than what it must be. */
export const Figures: Story = {
  tags: ["!dev"],
  parameters: { visual: { skip: "The picture is that of the page." } },
  play: async ({ canvas }) => {
    const swatches = canvas.getAllByRole("button", { name: /contrast .* needed$/ });
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
