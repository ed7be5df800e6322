import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { Switch, type SwitchGroupProps, type SwitchItemProps } from ".";
import * as examples from "./switch.examples";

const meta = {
  component: Switch,
  title: "Components/Switch",
  args: { label: "Deploy on every push", onValueChange: fn() },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An item must be in a group. */
const inGroup = (props: SwitchItemProps) => (
  <Switch.Group legend="News" defaultValue={["weekly"]}>
    <Switch.Item {...props} value="weekly" label="Weekly" />
    <Switch.Item {...props} value="monthly" label="Monthly" />
  </Switch.Group>
);
const drawGroup = (props: SwitchGroupProps) => (
  <Switch.Group {...props} legend="News" defaultValue={["weekly"]}>
    <Switch.Item value="weekly" label="Weekly" description="On Mondays." />
    <Switch.Item value="monthly" label="Monthly" />
  </Switch.Group>
);

export const Playground: Story = {};
export const Variants: Story = everyValue(Switch, "variant");
export const Sizes: Story = everyValue(Switch, "size");
export const OffStates: Story = states(Switch, "variant");
export const OnStates: Story = { ...states(Switch, "variant"), args: { checked: true } };
export const SizeByChecked: Story = matrix(Switch, "size", "checked");
export const LabelSide: Story = matrix(Switch, "controlFirst", "checked");
export const ItemVariants: StoryObj<typeof Switch.Item> = everyValue(Switch.Item, "variant", {
  render: inGroup,
});
export const ItemSizes: StoryObj<typeof Switch.Item> = everyValue(Switch.Item, "size", { render: inGroup });
export const GroupSizes: StoryObj<typeof Switch.Group> = everyValue(Switch.Group, "size", {
  render: drawGroup,
});

export const DeployOnPush: Story = exampleStory(examples, "DeployOnPush");
export const Notifications: Story = exampleStory(examples, "Notifications");
export const InAForm: Story = exampleStory(examples, "InAForm");
export const GroupInError: Story = exampleStory(examples, "GroupInError");

/** With increased contrast, a switch that is on also has a check mark. */
export const MoreContrast: Story = {
  render: (args) => (
    <div data-contrast="more" className="flex flex-col gap-2">
      {(["sm", "base", "lg"] as const).map((size) => (
        <div key={size} className="flex gap-4">
          <Switch {...args} size={size} label="On" checked />
          <Switch {...args} size={size} label="Off" />
        </div>
      ))}
    </div>
  ),
};

/**
 * The track aligns with the first line of the label, however long it is. Descriptions and errors align with the label.
 */
export const Content: Story = {
  render: (args) => (
    <div className="flex w-72 max-w-full flex-col gap-3">
      <Switch
        {...args}
        label="Tell everyone who has ever edited this document when it changes"
        description="And everyone who can read it, at any hour of the day."
        labelTooltip="Except those who left."
      />
      <Switch
        {...args}
        controlFirst={false}
        defaultChecked
        label="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
        description="أرسل لي ملخصًا أسبوعيًا · 毎週まとめを送る 🪚"
      />
      <Switch {...args} label="Share my screen" error="Your browser does not let us." checked />
      <Switch {...args} label="Not now" disabled description="Ask an owner to change it." />
      <Switch {...args} label="Always, as your plan says" disabled checked />
      <Switch {...args} label={undefined} aria-label="Without words" />
    </div>
  ),
};

/** A disabled group, a group with a hidden legend, and a group with a custom layout. */
export const Groups: Story = {
  render: () => (
    <div className="flex w-80 max-w-full flex-col gap-6">
      <Switch.Group legend="Disabled" disabled defaultValue={["a"]} description="Ask an owner to change it.">
        <Switch.Item value="a" label="Read" />
        <Switch.Item value="b" label="Write" />
      </Switch.Group>
      <Switch.Group defaultValue={["a"]} controlFirst={false} size="sm">
        <Switch.Legend className="sr-only">Hidden legend</Switch.Legend>
        <Switch.Item value="a" label="Read" />
        <Switch.Item value="b" label="Write" disabled />
      </Switch.Group>
      <Switch.Group error="Turn one on at least." description="You can change it later." size="lg">
        <Switch.Legend className="text-ink-muted">Side by side</Switch.Legend>
        <div className="flex gap-4">
          <Switch.Item value="a" label="Read" />
          <Switch.Item value="b" label="Write" />
        </div>
      </Switch.Group>
    </div>
  ),
};
