import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, forced, states } from "#kit";
import { Slider } from ".";
import * as examples from "./slider.examples";

const meta = {
  component: Slider,
  title: "Components/Slider",
  args: { label: "Volume", defaultValue: 40 },
  decorators: [(Story) => <div className="max-w-full">{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const inWidth = {
  render: (props: Parameters<typeof Slider>[0]) => (
    <div className="w-40">
      <Slider {...props} />
    </div>
  ),
};

export const Playground: Story = {};
export const Orientations: Story = everyValue(Slider, "orientation", inWidth);
export const ShowValue: Story = everyValue(Slider, "showValue", inWidth);
export const States: Story = states(Slider, "orientation", inWidth);

export const Quality: Story = exampleStory(examples, "Quality");
export const PriceRange: Story = exampleStory(examples, "PriceRange");
export const Plan: Story = exampleStory(examples, "Plan");
export const SaveWhenDone: Story = exampleStory(examples, "SaveWhenDone");
export const Hours: Story = exampleStory(examples, "Hours");
export const Equalizer: Story = exampleStory(examples, "Equalizer");

const marks = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value} GB` }));

/** Minimum and maximum values, messages and marks. The track ends align with the texts. */
export const Messages: Story = {
  parameters: {
    // WCAG 1.4.3 exempts disabled controls, and axe doesn't see that the marks belong to one.
    a11y: { config: { rules: [{ id: "color-contrast", selector: ":not([data-disabled] *)" }] } },
  },
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Slider label="Empty" showValue description="Nothing is selected." />
      <Slider label="Full" showValue defaultValue={100} labelTooltip="Everything is selected." />
      <Slider label="Whole range" range showValue />
      <Slider label="Narrow range" range showValue defaultValue={[50, 50]} />
      <Slider label="Marks" marks={marks} defaultValue={50} showValue />
      <Slider label="Error" error="Your plan includes 50 GB." defaultValue={75} marks={marks} />
      <Slider label="Disabled" disabled defaultValue={40} showValue marks={marks} />
      <div className={forced["focus-visible"]}>
        <Slider label="Focused" defaultValue={40} />
      </div>
      <Slider
        label="A long name of a setting that needs more than one line"
        showValue
        min={0}
        max={1e9}
        defaultValue={123456789}
      />
      <div className="flex gap-8">
        <Slider orientation="vertical" label="Level" marks={marks} defaultValue={50} />
        <Slider orientation="vertical" label="Range" range defaultValue={[0, 100]} />
      </div>
    </div>
  ),
};
