import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix } from "#kit";
import { Avatar } from ".";
import * as examples from "./avatar.examples";
import { picture } from "./avatar.fixture";

const meta = {
  component: Avatar,
  title: "Components/Avatar",
  args: { name: "Ada Lovelace" },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors"] } },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(Avatar, "size");
export const Shapes: Story = everyValue(Avatar, "shape");
export const Colors: Story = everyValue(Avatar, "color");
export const Statuses: Story = everyValue(Avatar, "status");
export const SizeByStatus: Story = matrix(Avatar, "size", "status");

/** A picture, and the initials of one that can't be loaded. */
export const Picture: Story = { args: { src: picture, size: "xl" } };

/** Groups of each size. */
export const GroupSizes = everyValue(Avatar.Group, "size", {
  render: (props) => (
    <Avatar.Group aria-label="Reviewers" {...props} more={12}>
      <Avatar name="Ada Lovelace" src={picture} />
      <Avatar name="Grace Hopper" />
      <Avatar name="Alan Turing" />
    </Avatar.Group>
  ),
}) as Story;

export const Reviewers: Story = exampleStory(examples, "Reviewers");
export const MembersTable: Story = exampleStory(examples, "MembersTable");
export const UserMenu: Story = exampleStory(examples, "UserMenu");
