import type { Meta, StoryObj } from "@storybook/react-vite";
import { InboxIcon } from "lucide-react";
import { everyValue, exampleStory } from "#kit";
import { Button } from "../button";
import { Empty } from ".";
import * as examples from "./empty.examples";

const meta = {
  component: Empty,
  title: "Components/Empty",
  args: {
    icon: <InboxIcon />,
    title: "No messages",
    description: "Comments on your drawings show here.",
  },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = {
  ...everyValue(Empty, "size"),
  args: { commandLine: "npx kerf share --with everyone", contents: <Button>Share a drawing</Button> },
};
/** Only the title is required. */
export const TitleOnly: Story = { args: { icon: undefined, description: undefined } };

export const FirstProject: Story = exampleStory(examples, "FirstProject");
export const FirstDeployment: Story = exampleStory(examples, "FirstDeployment");
export const NothingFound: Story = exampleStory(examples, "NothingFound");
