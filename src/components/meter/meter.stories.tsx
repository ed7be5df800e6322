import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { Meter } from ".";
import * as examples from "./meter.examples";

const meta = {
  component: Meter,
  title: "Components/Meter",
  args: { label: "Storage", value: 62, showValue: true },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ShowValue: Story = everyValue(Meter, "showValue", {
  render: (props) => (
    <div className="w-64">
      <Meter {...props} />
    </div>
  ),
});

/** Empty, nearly empty, partly full, nearly full and full. */
export const Values: Story = {
  argTypes: { value: { control: false } },
  render: (args) => (
    <div className="flex max-w-96 flex-col gap-5">
      {[0, 1, 25, 62, 99, 100].map((value) => (
        <Meter key={value} {...args} value={value} />
      ))}
    </div>
  ),
};

/** A custom height and color, to highlight the level. */
export const CustomHeightAndColor: Story = {
  render: (args) => (
    <div className="flex max-w-96 flex-col gap-5">
      <Meter {...args} value={92} indicatorClassName="bg-danger" />
      <Meter {...args} value={74} indicatorClassName="bg-warning" trackClassName="h-3" />
      <Meter {...args} value={31} indicatorClassName="bg-success" trackClassName="h-1" />
    </div>
  ),
};

export const StorageUsed: Story = exampleStory(examples, "StorageUsed");
export const SeatsTaken: Story = exampleStory(examples, "SeatsTaken");
export const Temperature: Story = exampleStory(examples, "Temperature");
