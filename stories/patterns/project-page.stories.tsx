import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { typeScale } from "../../src/theme/type";
import { codeIsColored, PatternPage, page, patternStory } from "../page/story-pages";
import { narrow } from "./narrow";
import { scrolledSideways, textOutside, textsThatOverlap } from "./overflow-checks";
import { ProjectPage } from "./project-page";
import projectPageSource from "./project-page.tsx?raw";

const meta = {
  title: "Patterns/Project page",
  component: ProjectPage,
  parameters: page,
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects no overflow and no overlap, once the code is highlighted. */
async function expectFits(page: HTMLElement): Promise<void> {
  await codeIsColored(page);
  await expect(scrolledSideways(page)).toBe(0);
  await expect(textOutside(page)).toEqual([]);
  await expect(textsThatOverlap(page)).toEqual([]);
}

/** The pattern and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Project page"
      lead="Display, feedback and layout components on one page."
      states={{ Project: <ProjectPage /> }}
      files={{ "project-page.tsx": projectPageSource }}
      notes={[
        "One heading of level 1, and no skipped levels below it.",
        "At most one banner asks for action. Use a small banner for information.",
        "An empty state is shown in place of the missing content.",
      ]}
    />
  ),
};

/** At the width of a desktop. */
export const Wide: Story = { play: ({ canvasElement }) => codeIsColored(canvasElement) };

/** At the narrowest width, in both directions, nothing is cut off, overlaps or scrolls sideways. */
export const Narrow: Story = narrow(() => <ProjectPage />, expectFits);

/** Tokens with twice the text size, as in a browser with enlarged text. */
const twiceAsLarge = Object.fromEntries(
  Object.entries(typeScale).flatMap(([name, { size, lineHeight }]) => [
    [`--kerf-text-${name}`, `calc(2 * ${size})`],
    [`--kerf-text-${name}-leading`, `calc(2 * ${lineHeight})`],
  ]),
) as CSSProperties;

/** With text at twice its size, on a small screen. */
export const LargeText: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <AtWidth width={640}>
      <div style={twiceAsLarge}>
        <ProjectPage />
      </div>
    </AtWidth>
  ),
  play: async ({ canvasElement }) => expectFits(await pageAt(canvasElement, 640)),
};
