import type { Meta, StoryObj } from "@storybook/react-vite";
import { AtWidth, everyValue, exampleStory, matrix, pageAt, withoutFrames } from "#kit";
import { GridItem } from "../grid-item";
import { Grid, type GridProps } from ".";
import * as examples from "./grid.examples";
import { cells } from "./grid.fixture";

const meta = {
  component: Grid,
  title: "Components/Grid",
  args: { variant: "3up", children: cells(6) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A narrow box, so that several grids fit side by side. */
const boxed = (props: GridProps) => (
  <div className="w-52">
    <Grid {...props} />
  </div>
);

export const Playground: Story = {};
export const Variants: Story = everyValue(Grid, "variant", { render: boxed });
export const Gaps: Story = everyValue(Grid, "gap", { render: boxed });
export const VariantByGap: Story = matrix(Grid, "variant", "gap", { render: boxed });

/** A phone, a tablet, a small and a large screen, each at half size. */
export const AtEachWidth: Story = {
  parameters: { a11y: withoutFrames },
  args: { variant: "4up" },
  render: (args) => (
    <div className="flex flex-col gap-6">
      {[375, 768, 1024, 1280].map((width) => (
        <AtWidth key={width} width={width} scale={0.5}>
          <Grid {...args} />
        </AtWidth>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [375, 768, 1024, 1280]) await pageAt(canvasElement, width);
  },
};

/** On a phone, hairlines separate the cells. On wider screens, the gap does. */
export const MobileDivider: Story = {
  parameters: { a11y: withoutFrames },
  args: {
    variant: "4up",
    mobileDivider: true,
    children: ["Requests", "Errors", "Median time", "Regions"].map((name) => (
      <GridItem key={name}>{name}</GridItem>
    )),
  },
  render: (args) => (
    <div className="flex flex-wrap items-start gap-6">
      <AtWidth width={320}>
        <Grid {...args} />
      </AtWidth>
      <AtWidth width={800} scale={0.6}>
        <Grid {...args} />
      </AtWidth>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [320, 800]) await pageAt(canvasElement, width);
  },
};

export const Figures: Story = exampleStory(examples, "Figures");
export const MainAndSide: Story = exampleStory(examples, "MainAndSide");
