import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { everyValue, exampleStory, InStates } from "#kit";
import { Stepper } from ".";
import * as examples from "./stepper.examples";
import { checkout, everyStatus } from "./stepper.fixture";

const meta = {
  component: Stepper,
  title: "Components/Stepper",
  args: { steps: checkout, defaultValue: "payment" },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Orientations: Story = everyValue(Stepper, "orientation", {
  render: (props) => (
    <div className="w-160 max-w-full">
      <Stepper {...props} />
    </div>
  ),
});
export const Navigation: Story = everyValue(Stepper, "navigation", {
  render: (props) => (
    <div className="w-160 max-w-full">
      <Stepper {...props} />
    </div>
  ),
});

/** Every status, first without a current step, then as the current one. */
export const Statuses: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {[null, ...everyStatus.map(({ value }) => value)].map((value) => (
        <Stepper key={value} steps={everyStatus} value={value} />
      ))}
      <Stepper steps={everyStatus} orientation="vertical" value="error" />
    </div>
  ),
};

/** Default, hovered, focused and pressed. */
export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <InStates>{() => <Stepper {...args} navigation="visited" />}</InStates>
    </div>
  ),
};

/** In containers of 640, 480 and 320 px. Below 480 px, it shows only the markers and the current step. */
export const ContainerWidths: Story = {
  render: (args) => (
    <div className="flex flex-col gap-8">
      {[640, 480, 320].map((width) => (
        <div key={width} style={{ width }} className="max-w-full">
          <Stepper {...args} steps={everyStatus} value="error" navigation="all" />
        </div>
      ))}
    </div>
  ),
};

export const Checkout: Story = exampleStory(examples, "Checkout", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
  await expect(canvas.getByRole("heading", { name: "Gift note" })).toBeVisible();
  await userEvent.click(canvas.getByRole("button", { name: "Completed: Address" }));
  await expect(canvas.getByRole("heading", { name: "Address" })).toBeVisible();
});
export const ImportProgress: Story = exampleStory(examples, "ImportProgress");
export const StepWithError: Story = exampleStory(examples, "StepWithError");
