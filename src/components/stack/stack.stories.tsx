import type { Meta, StoryObj } from "@storybook/react-vite";
import { AtWidth, everyValue, exampleStory, matrix, pageAt, withoutFrames } from "#kit";
import { Stack, type StackProps } from ".";
import * as examples from "./stack.examples";
import { boxes } from "./stack.fixture";

const meta = {
  component: Stack,
  title: "Components/Stack",
  args: { children: boxes() },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Free space in both directions, to make alignment visible. */
const boxed = (props: StackProps) => (
  <div className="flex h-44 w-64 border border-line border-dashed">
    <Stack {...props} className="flex-1" />
  </div>
);

const elements = (props: StackProps) =>
  props.as === "li" ? (
    <ul className="m-0 list-none p-0">
      <Stack {...props} />
    </ul>
  ) : props.as === "ul" || props.as === "ol" ? (
    <Stack {...props}>
      <li>First</li>
      <li>Second</li>
    </Stack>
  ) : (
    <Stack {...props} />
  );

export const Playground: Story = {};
export const Directions: Story = everyValue(Stack, "direction");
export const Gaps: Story = {
  ...everyValue(Stack, "gap"),
  args: { direction: "row" },
};
export const Aligns: Story = everyValue(Stack, "align", { render: boxed });
export const DirectionByAlign: Story = matrix(Stack, "direction", "align", { render: boxed });
export const DirectionByJustify: Story = matrix(Stack, "direction", "justify", { render: boxed });
export const Wrap: Story = {
  ...everyValue(Stack, "wrap", {
    render: (props) => (
      <div className="w-44 border border-line border-dashed">
        <Stack {...props} />
      </div>
    ),
  }),
  args: { direction: "row", className: "whitespace-nowrap" },
};
export const Paddings: Story = {
  ...everyValue(Stack, "padding"),
  args: { className: "border border-line border-dashed" },
};
export const MaxWidths: Story = {
  ...everyValue(Stack, "maxWidth"),
  args: { className: "border border-line border-dashed" },
};
export const Elements: Story = {
  ...everyValue(Stack, "as", { render: elements }),
  args: { children: "Content" },
};

/** A phone, a tablet and a screen, each at half size. */
export const AtEachWidth: Story = {
  parameters: { a11y: withoutFrames },
  args: { direction: "row-from-md" },
  render: (args) => (
    <div className="flex flex-col gap-6">
      {[375, 768, 1024].map((width) => (
        <AtWidth key={width} width={width} scale={0.5}>
          <Stack {...args} />
        </AtWidth>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [375, 768, 1024]) await pageAt(canvasElement, width);
  },
};

export const TitleAndActions: Story = exampleStory(examples, "TitleAndActions");
export const FormLayout: Story = exampleStory(examples, "FormLayout");
export const PageContainer: Story = exampleStory(examples, "PageContainer");
export const ColumnOnAPhone: Story = exampleStory(examples, "ColumnOnAPhone");
