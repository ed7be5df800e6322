import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileTextIcon, HouseIcon } from "lucide-react";
import { everyValue, exampleStory, InStates } from "#kit";
import { Breadcrumbs } from ".";
import * as examples from "./breadcrumbs.examples";
import { Trail } from "./breadcrumbs.fixture";

const meta = {
  component: Breadcrumbs,
  title: "Components/Breadcrumbs",
  args: {
    children: (
      <>
        <Breadcrumbs.Link href="#projects" icon={HouseIcon}>
          Projects
        </Breadcrumbs.Link>
        <Breadcrumbs.Separator />
        <Breadcrumbs.Link href="#garden-shed">Garden shed</Breadcrumbs.Link>
        <Breadcrumbs.Separator />
        <Breadcrumbs.Current icon={FileTextIcon}>Workbench</Breadcrumbs.Current>
        <Breadcrumbs.Clipboard text="https://kerf.example/garden-shed/workbench" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(Breadcrumbs, "size", {
  props: ({ size }) => ({ "aria-label": size }),
});

/** Each part hovered, focused and pressed. */
export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <InStates>{(state) => <Breadcrumbs {...args} aria-label={`State ${state}`} />}</InStates>
    </div>
  ),
};

export const PagePath: Story = exampleStory(examples, "PagePath");
export const WithIcons: Story = exampleStory(examples, "WithIcons");
export const CopyAddress: Story = exampleStory(examples, "CopyAddress");
export const LoadingName: Story = exampleStory(examples, "LoadingName");

/** Short and long names together, other scripts, and more levels than fit. */
export const Content: Story = {
  render: ({ size }) => (
    <div className="flex max-w-160 flex-col gap-4">
      <Trail
        size={size}
        names={[
          "Home",
          "A workshop for everyone who wants to build a bench of their own",
          "Benches",
          "Split-top Roubo",
        ]}
      />
      <Trail
        size={size}
        names={["Home", "Drawings", "Revision 17 of the bench in the shed behind the house of the joiner"]}
      >
        <Breadcrumbs.Clipboard text="#17" />
      </Trail>
      <Trail size={size} names={["ورشة", "رسومات", "طاولة عمل بسطح مقسوم للنجار المبتدئ"]} />
      <Trail size={size} names={["工房", "図面", "ルーボー作業台 🪚"]} />
      <Trail
        size={size}
        names={["a", "b", "c", "d", "e", "f", "g", "h", "Donaudampfschifffahrtsgesellschaft"]}
      />
      <Trail size={size} names={["Alone"]} />
      <Breadcrumbs size={size} aria-label="Loading">
        <Breadcrumbs.Link href="#home" icon={HouseIcon} aria-label="Home" />
        <Breadcrumbs.Separator />
        <Breadcrumbs.Current icon={FileTextIcon} loading />
      </Breadcrumbs>
    </div>
  ),
};

/** The same content in the small size. */
export const ContentSmall: Story = { ...Content, args: { size: "sm" } };
