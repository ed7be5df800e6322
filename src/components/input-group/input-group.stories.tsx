import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchIcon, XIcon } from "lucide-react";
import { everyValue, exampleStory, forced } from "#kit";
import { InputGroup, type InputGroupButtonProps, type InputGroupProps } from ".";
import * as examples from "./input-group.examples";

const parts = (name?: string) => (
  <>
    <InputGroup.Addon>
      <SearchIcon />
    </InputGroup.Addon>
    <InputGroup.Input defaultValue="Atlas" aria-label={name} />
    <InputGroup.Button shape="square" icon={XIcon} aria-label="Clear" />
    <InputGroup.Button variant="secondary">Find</InputGroup.Button>
  </>
);

const meta = {
  component: InputGroup,
  title: "Components/InputGroup",
  args: { children: parts("Project") },
} satisfies Meta<typeof InputGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { label: "Project", children: parts() } };
export const Sizes: Story = everyValue(InputGroup, "size");

const inBox = {
  props: ({ shape = "base" }: Partial<InputGroupButtonProps>): Partial<InputGroupButtonProps> => ({
    ...(shape === "base" ? { children: "Find" } : { icon: SearchIcon, "aria-label": "Find" }),
  }),
  render: (props: InputGroupButtonProps) => (
    <InputGroup>
      <InputGroup.Input aria-label="Project" defaultValue="Atlas" />
      <InputGroup.Button {...props} />
    </InputGroup>
  ),
};
const unset = { args: { children: undefined } };

export const ButtonVariants: Story = {
  ...everyValue(InputGroup.Button, "variant", inBox),
  ...unset,
} as Story;
export const ButtonShapes: Story = { ...everyValue(InputGroup.Button, "shape", inBox), ...unset } as Story;
export const ButtonTypes: Story = { ...everyValue(InputGroup.Button, "type", inBox), ...unset } as Story;

export const Price: Story = exampleStory(examples, "Price");
export const Subdomain: Story = exampleStory(examples, "Subdomain");
export const Password: Story = exampleStory(examples, "Password");
export const Search: Story = exampleStory(examples, "Search");
export const Invite: Story = exampleStory(examples, "Invite");

const Address = (props: InputGroupProps & { value?: string }) => {
  const { value = "atlas", ...rest } = props;
  return (
    <InputGroup dir="ltr" label="Address" {...rest}>
      <InputGroup.Addon>https://</InputGroup.Addon>
      <InputGroup.Input defaultValue={value} placeholder="name" readOnly={rest.id === "read"} />
      <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
      <InputGroup.Button>Copy</InputGroup.Button>
    </InputGroup>
  );
};

/** Every state, and text that is too long for its box. */
export const States: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Address />
      <Address value="" required={false} labelTooltip="It can be changed later." />
      <div className={forced["focus-visible"]}>
        <Address label="In focus" />
      </div>
      <div className={forced.hover}>
        <Address label="Under the pointer" labelTooltip="It can be changed later." />
      </div>
      <Address error="atlas is taken. Try atlas-2." />
      <Address disabled label="Not in use" />
      <Address id="read" label="To be read" />
      <Address value="a-name-that-is-far-too-long-for-its-box" label="Long" />
    </div>
  ),
};
