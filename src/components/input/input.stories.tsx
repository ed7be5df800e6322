import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { Input } from ".";
import * as examples from "./input.examples";

const meta = {
  component: Input,
  title: "Components/Input",
  args: { label: "Project name", defaultValue: "Atlas" },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as a typical form. */
const Column = ({ children }: { children: ReactNode }) => (
  <div className="flex w-72 max-w-full flex-col gap-5">{children}</div>
);

export const Playground: Story = {};
export const Sizes: Story = everyValue(Input, "size");
export const Variants: Story = everyValue(Input, "variant");
export const SizeByVariant: Story = matrix(Input, "size", "variant");
export const States: Story = states(Input, "variant", {
  props: () => ({ label: undefined, "aria-label": "Project name" }),
});

export const Email: Story = exampleStory(examples, "Email");
export const WithHelp: Story = exampleStory(examples, "WithHelp");
export const Required: Story = exampleStory(examples, "Required");
export const NewPassword: Story = exampleStory(examples, "NewPassword");
export const TakenName: Story = exampleStory(examples, "TakenName");
export const Optional: Story = exampleStory(examples, "Optional");
export const Search: Story = exampleStory(examples, "Search");

/** Every message of a field, in a column with even spacing. */
export const Messages: Story = {
  args: { defaultValue: undefined },
  render: (args) => (
    <Column>
      <Input {...args} />
      <Input {...args} description="Letters, digits and hyphens." />
      <Input {...args} description="Letters, digits and hyphens." error="atlas is taken. Try atlas-2." />
      <Input {...args} labelTooltip="It becomes part of the address." required={false} />
      <Input {...args} placeholder="atlas" />
      <Input {...args} defaultValue="Atlas" disabled />
      <Input {...args} defaultValue="Atlas" readOnly />
    </Column>
  ),
};

/** The browser's built-in parts have the height, colors and radius of the text beside them. */
export const Types: Story = {
  args: { label: undefined, defaultValue: undefined },
  render: () => (
    <Column>
      <Input label="Number" type="number" defaultValue={12} />
      <Input label="Date" type="date" defaultValue="2031-05-04" />
      <Input label="Time" type="time" defaultValue="09:30" />
      <Input label="Search" type="search" defaultValue="kerf" />
      <Input label="Password" type="password" defaultValue="correct horse" />
      <Input label="File" type="file" />
    </Column>
  ),
};
