import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { typeScale } from "../../src/theme/type";
import { codeIsColored, PatternPage, page, patternStory } from "../page";
import { narrow } from "./narrow";
import { ProjectPage } from "./project-page";
import projectPageSource from "./project-page.tsx?raw";
import { scrolledSideways, textOutside, textsThatOverlap } from "./room";

const meta = {
  title: "Patterns/Project page",
  component: ProjectPage,
  parameters: page,
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With its code in colours before anything is measured. */
async function hasRoom(page: HTMLElement): Promise<void> {
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
      lead="What shows, tells and arranges, together as on a page of an application."
      states={{ Project: <ProjectPage /> }}
      files={{ "project-page.tsx": projectPageSource }}
      notes={[
        "One heading of the first level, and an outline below it that leaves no level out.",
        "At most one banner asks for something; what is only good to know is a small one.",
        "What is missing is said in the place where it would be.",
      ]}
    />
  ),
};

/** With the room of a desktop. */
export const Wide: Story = { play: ({ canvasElement }) => codeIsColored(canvasElement) };

/** On the narrowest screen nothing is cut off, lies over anything else, or scrolls sideways; from right to left neither. */
export const Narrow: Story = narrow(() => <ProjectPage />, hasRoom);

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
