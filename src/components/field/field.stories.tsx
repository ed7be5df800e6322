import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, InStates } from "#kit";
import { Input } from "../input";
import { Field } from ".";
import * as examples from "./field.examples";

const meta = {
  component: Field,
  title: "Components/Field",
  args: {
    label: "Host name",
    description: "Where the service listens.",
    children: <Input name="host" defaultValue="atlas.example.com" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ControlFirst: Story = everyValue(Field, "controlFirst", {
  props: ({ controlFirst }) => (controlFirst ? { children: <input type="checkbox" /> } : {}),
});

export const NativeSelect: Story = exampleStory(examples, "NativeSelect");
export const NativeTextarea: Story = exampleStory(examples, "NativeTextarea");
export const ServerError: Story = exampleStory(examples, "ServerError");
export const ControlFirstExample: Story = exampleStory(examples, "ControlFirst");
export const InAFieldset: Story = exampleStory(examples, "InAFieldset");

/** An error replaces the description, and has an icon and text. */
export const WithError: Story = { args: { error: "There is no such host." } };

/** An info button for help that few people need, and the marker of an optional field. */
export const WithTooltip: Story = {
  args: { labelTooltip: "The name that DNS knows, not the address.", required: false },
};

/** The input and the info button beside the label, hovered and focused. */
export const States: Story = {
  ...WithTooltip,
  render: (args) => (
    <div className="grid gap-5">
      <InStates states={["hover", "focus-visible"]}>{() => <Field {...args} />}</InStates>
    </div>
  ),
};

const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Long labels and messages wrap, long words break, and nothing overflows on a narrow phone. */
export const Extremes: Story = {
  parameters: { layout: "padded", visual: { modes: ["light", "rtl", "narrow"] } },
  render: (args) => (
    <div className="flex max-w-72 flex-col gap-5">
      <Field
        {...args}
        label="The name under which everyone in your organization, and every guest, will find this service later"
        labelTooltip="Help."
        required={false}
        error="The name cannot be used: it is longer than 63 characters, begins with a digit, and another service of your organization has it already."
      />
      <Field {...args} label={word} labelTooltip="Help." description={word} />
      <Field {...args} label="اسم المضيف" description="حيث تستمع الخدمة. 🚀 ホスト名" />
      <Field {...args} controlFirst label={word} error={word}>
        <input type="checkbox" />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll<HTMLElement>("[data-slot=field]")) {
      if (element.scrollWidth > element.clientWidth) throw new Error(`Too wide: ${element.textContent}`);
    }
  },
};
