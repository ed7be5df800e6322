import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { Surface } from ".";
import * as examples from "./surface.examples";

const meta = {
  component: Surface,
  title: "Components/Surface",
  args: { children: "Invoices are sent on the first of the month." },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Elevations: Story = everyValue(Surface, "elevation");
export const Elements: Story = everyValue(Surface, "as", {
  render: (props) => (props.as === "li" ? <ul>{<Surface {...props} />}</ul> : <Surface {...props} />),
});

/** Each elevation inside each elevation, such as recessed inside raised. */
export const Nested: Story = {
  argTypes: { elevation: { control: false } },
  render: () => (
    <div className="flex flex-wrap gap-6">
      {(["flat", "raised", "recessed"] as const).map((outer) => (
        <Surface key={outer} elevation={outer} className="grid w-56 gap-4">
          {(["flat", "raised", "recessed"] as const).map((inner) => (
            <Surface key={inner} elevation={inner}>
              {inner} on {outer}
            </Surface>
          ))}
        </Surface>
      ))}
    </div>
  ),
};

export const SettingsSection: Story = exampleStory(examples, "SettingsSection");
export const QuotedInAPanel: Story = exampleStory(examples, "QuotedInAPanel");
export const FormPanel: Story = exampleStory(examples, "FormPanel");
