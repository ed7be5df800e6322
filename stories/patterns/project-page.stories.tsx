import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, waitFor } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "../../src/catalog/stories";
import { typeScale } from "../../src/theme/type";
import { ProjectPage } from "./project-page";
import { scrolledSideways, textOutside, textsThatOverlap } from "./room";

const meta = {
  title: "Patterns/Project page",
  component: ProjectPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Code takes its colours, and fonts their place, before anything is measured. */
async function settled(page: HTMLElement): Promise<void> {
  await waitFor(() => {
    const block = page.querySelector("[data-slot=code-block]");
    if (block?.getAttribute("data-highlighted") !== "true") throw new Error("The code has no colours yet.");
  });
}

async function hasRoom(page: HTMLElement): Promise<void> {
  await settled(page);
  await expect(scrolledSideways(page)).toBe(0);
  await expect(textOutside(page)).toEqual([]);
  await expect(textsThatOverlap(page)).toEqual([]);
}

/** With the room of a desktop. */
export const Wide: Story = { play: ({ canvasElement }) => settled(canvasElement) };

/** On the narrowest screen nothing is cut off, lies over anything else, or scrolls sideways; from right to left neither. */
export const Narrow: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <div className="flex flex-wrap items-start gap-6">
      <AtWidth width={320}>
        <ProjectPage />
      </AtWidth>
      <AtWidth width={321}>
        <div dir="rtl">
          <ProjectPage />
        </div>
      </AtWidth>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [320, 321]) await hasRoom(await pageAt(canvasElement, width));
  },
};

/** What a browser does that enlarges the text alone. */
const twiceAsLarge = Object.fromEntries(
  Object.entries(typeScale).flatMap(([name, { size, lineHeight }]) => [
    [`--kerf-text-${name}`, `calc(2 * ${size})`],
    [`--kerf-text-${name}-leading`, `calc(2 * ${lineHeight})`],
  ]),
) as CSSProperties;

/** With text twice as large, on a small screen in the middle of the page. */
export const LargeText: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <AtWidth width={640}>
      <div style={twiceAsLarge}>
        <ProjectPage />
      </div>
    </AtWidth>
  ),
  play: async ({ canvasElement }) => hasRoom(await pageAt(canvasElement, 640)),
};
