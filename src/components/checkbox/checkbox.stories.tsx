import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent } from "storybook/test";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { Button } from "../button";
import { Link } from "../link";
import { Checkbox, type CheckboxItemProps } from ".";
import * as examples from "./checkbox.examples";

const meta = {
  component: Checkbox,
  title: "Components/Checkbox",
  args: { label: "Send me a weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An item must be in a group. */
const inGroup = (props: CheckboxItemProps) => (
  <Checkbox.Group legend="Summary" defaultValue={["weekly"]}>
    <Checkbox.Item {...props} value="weekly" label="Weekly" />
    <Checkbox.Item {...props} value="monthly" label="Monthly" />
  </Checkbox.Group>
);

export const Playground: Story = {};
export const Variants: Story = everyValue(Checkbox, "variant");
export const ItemVariants: StoryObj<typeof Checkbox.Item> = everyValue(Checkbox.Item, "variant", {
  render: inGroup,
});
export const UncheckedStates: Story = states(Checkbox, "variant");
export const CheckedStates: Story = { ...states(Checkbox, "variant"), args: { checked: true } };
export const IndeterminateStates: Story = { ...states(Checkbox, "variant"), args: { indeterminate: true } };
export const LabelSide: Story = matrix(Checkbox, "controlFirst", "checked");

export const AcceptTerms: Story = exampleStory(examples, "AcceptTerms");
export const NotificationChannels: Story = exampleStory(examples, "NotificationChannels");
export const SelectAll: Story = exampleStory(examples, "SelectAll");
export const AtLeastOne: Story = exampleStory(examples, "AtLeastOne");
export const Settings: Story = exampleStory(examples, "Settings");

/** Submitted unchecked. Without an `error`, the browser shows its own message, and the box has a red border. */
export const Refused: Story = {
  args: { label: "I accept the terms", required: true },
  render: (args) => (
    <form className="flex flex-col items-start gap-3" onInvalidCapture={(event) => event.preventDefault()}>
      <Checkbox {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "Send" })),
};

/** Without a label, as in a table row, it needs an accessible name. */
export const WithoutLabel: Story = {
  args: { label: undefined, "aria-label": "Select row" },
};

/** An info button beside the label, on either side of the box. */
export const LabelTooltip: Story = {
  args: { labelTooltip: "Sent on Mondays at nine, in your own time zone." },
  render: (args) => (
    <div className="flex flex-col gap-1">
      <Checkbox {...args} />
      <Checkbox {...args} controlFirst={false} />
    </div>
  ),
};

/** The box is aligned with the first line, whatever the length, size or script of the label. */
export const Content: Story = {
  render: (args) => (
    <div className="flex w-64 flex-col gap-2">
      <Checkbox
        {...args}
        label="Notify everyone who has ever edited this document, and everyone who can read it, when it changes"
      />
      <Checkbox {...args} label="أرسل لي ملخصًا أسبوعيًا · 毎週まとめを送る 🪚" />
      <Checkbox
        {...args}
        label="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
        controlFirst={false}
      />
      <Checkbox
        {...args}
        label={
          <>
            I accept the <Link href="#terms">terms of service</Link>
          </>
        }
      />
      <Checkbox {...args} label="Not now" disabled />
      <Checkbox {...args} label="Always, as your plan says" disabled checked />
    </div>
  ),
};

/** A disabled group, a group with a hidden legend, and a group with a custom layout. */
export const Groups: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <Checkbox.Group
        legend="Disabled"
        disabled
        defaultValue={["a"]}
        description="Ask an owner to change it."
      >
        <Checkbox.Item value="a" label="Read" />
        <Checkbox.Item value="b" label="Write" />
      </Checkbox.Group>
      <Checkbox.Group defaultValue={["a"]}>
        <Checkbox.Legend className="sr-only">Hidden legend</Checkbox.Legend>
        <Checkbox.Item value="a" label="Read" />
        <Checkbox.Item value="b" label="Write" disabled />
      </Checkbox.Group>
      <Checkbox.Group error="Choose one at least." description="You can change it later.">
        <Checkbox.Legend className="text-ink-muted">Side by side</Checkbox.Legend>
        <div className="flex flex-wrap gap-4">
          <Checkbox.Item value="a" label="Read" />
          <Checkbox.Item value="b" label="Write" />
        </div>
      </Checkbox.Group>
    </div>
  ),
};
