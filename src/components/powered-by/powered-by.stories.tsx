import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { Surface } from "../surface";
import { PoweredBy, type PoweredByProps } from ".";
import * as examples from "./powered-by.examples";

const meta = { component: PoweredBy, title: "Components/PoweredBy" } satisfies Meta<typeof PoweredBy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each color on a suitable background, in any theme. */
function onItsGround(props: PoweredByProps) {
  return (
    <div data-theme={props.color === "white" ? "dark" : "light"} className="w-fit rounded-md bg-canvas p-4">
      <PoweredBy {...props} />
    </div>
  );
}

export const Playground: Story = {
  render: (args) => (
    <Surface data-theme={args.color === "white" ? "dark" : "light"}>
      <PoweredBy {...args} />
    </Surface>
  ),
};
export const Colors: Story = everyValue(PoweredBy, "color", { render: onItsGround });

export const AtTheFoot: Story = exampleStory(examples, "AtTheFoot");
