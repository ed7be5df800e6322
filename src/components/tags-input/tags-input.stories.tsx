import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, forced } from "#kit";
import { TagsInput, type TagsInputProps } from ".";
import * as examples from "./tags-input.examples";

const tags = ["Bug", "Needs review"];

const meta = {
  component: TagsInput,
  title: "Components/TagsInput",
  args: { label: "Labels", defaultValue: tags },
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(TagsInput, "size", {
  render: ({ size }) => (
    <div className="flex w-72 flex-col gap-3">
      <TagsInput aria-label="Some" size={size} defaultValue={tags} />
      <TagsInput aria-label="Empty" size={size} placeholder="Add a label" />
    </div>
  ),
});

const Labels = (props: TagsInputProps) => <TagsInput label="Labels" defaultValue={tags} {...props} />;

/** Every state of the control, in a column with even spacing. */
export const States: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Labels label="Empty" defaultValue={[]} placeholder="Add a label" required={false} />
      <Labels label="Described" description="At most five." labelTooltip="They are public." />
      <Labels label="Wrong" error="“Needs review” was deleted." />
      <Labels label="Disabled" disabled />
      <Labels label="Read-only" readOnly />
      <div className={forced.hover}>
        <Labels label="Under the pointer" />
      </div>
    </div>
  ),
};

/** Long words and other scripts. Long tags are truncated. */
export const Content: Story = {
  args: {
    defaultValue: [
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
      "تقرير سنوي",
      "請求書",
      "👩‍🌾 Farmer's choice",
      "v2.0.0-rc.1",
    ],
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};

const modes = ["light", "dark", "rtl", "forced-colors", "narrow"] as const;
const example = (name: keyof typeof examples, play: Story["play"]) =>
  exampleStory(examples, name, play, modes);

export const IssueLabels: Story = example("IssueLabels", async ({ canvas }) => {
  await userEvent.type(canvas.getByRole("combobox"), "e");
  await screen.findByRole("option", { name: "Performance" });
});
export const Recipients: Story = example("Recipients", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("textbox"));
  await userEvent.paste("tomas@example.com; li.na, maria@example.com");
  await canvas.findByText("“li.na” isn’t an email address.");
});
export const Keywords: Story = example("Keywords", async ({ canvas }) => {
  await userEvent.dblClick(canvas.getByRole("group", { name: "billing" }));
});
export const Required: Story = exampleStory(examples, "Required");
