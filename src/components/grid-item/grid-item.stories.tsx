import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { Grid } from "../grid";
import { Surface } from "../surface";
import { GridItem } from ".";
import * as examples from "./grid-item.examples";

const meta = {
  component: GridItem,
  title: "Components/GridItem",
  args: { children: <Surface>Frankfurt</Surface> },
  render: (args) => (
    <Grid variant="2up" gap="sm">
      <GridItem {...args} />
      <GridItem>
        <Surface elevation="recessed">Osaka</Surface>
      </GridItem>
    </Grid>
  ),
} satisfies Meta<typeof GridItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Spans: Story = everyValue(GridItem, "span", {
  render: (props) => (
    <div className="w-72">
      <Grid variant="side-by-side" gap="sm">
        <GridItem {...props} />
        <GridItem>
          <Surface elevation="recessed">Osaka</Surface>
        </GridItem>
      </Grid>
    </div>
  ),
});

export const HeadingOverCards: Story = exampleStory(examples, "HeadingOverCards");
