import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { Sparkline } from ".";
import * as examples from "./sparkline.examples";

const requests = [820, 932, 901, 934, 1290, 1330, 1120, 1180, 1240, 1210, 1390, 1320];

const meta = {
  component: Sparkline,
  title: "Components/Sparkline",
  args: { label: "Requests a minute", values: requests },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = everyValue(Sparkline, "variant");
export const ServicesLastWeek: Story = exampleStory(examples, "ServicesLastWeek");
export const StorageTrend: Story = exampleStory(examples, "StorageTrend");

const data: Record<string, (number | null)[]> = {
  "With gaps": [4, 6, 5, null, null, 7, null, 9, 8],
  Negative: [4, -2, 6, -5, 3, -1, 2],
  "All equal": [5, 5, 5, 5],
  "All zero": [0, 0, 0, 0],
  "One value": [5],
  "Many values": Array.from({ length: 90 }, (_, day) => 40 + ((day * 17) % 23) + day / 3),
  "No data": [],
};

/** Gaps, negative values, and little data, in each variant. */
export const Values: Story = {
  argTypes: { values: { control: false } },
  render: (args) => (
    <div className="grid grid-cols-[minmax(0,auto)_auto_auto_1fr] items-center wrap-anywhere gap-x-6 gap-y-3 text-base text-ink">
      {Object.entries(data).map(([name, values]) => (
        <div key={name} className="contents">
          {name}
          {(["line", "area", "bar"] as const).map((variant) => (
            <Sparkline key={variant} {...args} label={name} values={values} variant={variant} />
          ))}
        </div>
      ))}
    </div>
  ),
};

/** Other sizes and colors. Lines and the last point keep their width. */
export const SizesAndColors: Story = {
  render: (args) => (
    <div className="grid max-w-96 justify-items-start gap-4">
      <Sparkline {...args} width={48} height={16} />
      <Sparkline {...args} width={240} height={48} variant="area" className="text-success" />
      <Sparkline {...args} width={160} height={32} variant="bar" className="text-chart-4" />
      <Sparkline {...args} height={64} className="w-full text-danger" />
    </div>
  ),
};
