import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { contract, SentForm } from "#kit";
import { Field } from "../field";
import { Slider } from ".";

const meta = {
  component: Slider,
  title: "Behaviour/Slider forms",
  tags: ["!autodocs"],
  args: { label: "Volume", name: "volume", defaultValue: 40, onValueChange: fn(), onValueCommit: fn() },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets the number, or both numbers of a range under the same name. */
export const InAForm: Story = {
  render: (args) => (
    <>
      <SentForm id="audio">
        <Slider {...args} />
        <Slider label="Band" name="band" range defaultValue={[20, 80]} />
        <Slider label="Unnamed" />
      </SentForm>
      <Slider form="audio" label="Outside" name="outside" />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("slider", { name: "Volume" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["volume","41"],["band","20"],["band","80"],["outside","0"]]',
    );
  },
};

/** In a Field, it gets the field's label and messages. */
export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <>
      <Field label="Storage" error="Your plan includes 20 GB.">
        <Slider {...args} />
      </Field>
      <Field label="Band" description="In hertz.">
        <Slider range defaultValue={[20, 80]} />
      </Field>
    </>
  ),
  play: async ({ canvas }) => {
    const storage = canvas.getByRole("slider", { name: "Storage" });
    await expect(storage).toHaveAccessibleDescription("Your plan includes 20 GB.");
    await userEvent.click(canvas.getByText("Storage"));
    await expect(storage).toHaveFocus();
    await expect(canvas.getByRole("group", { name: "Band" })).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Minimum" })).toHaveAccessibleDescription("In hertz.");
    await userEvent.click(canvas.getByText("Band"));
    await expect(canvas.getByRole("slider", { name: "Minimum" })).toHaveFocus();
  },
};

export const Contract = contract(Slider, {
  role: "slider",
  first: { value: 40, shows: "40", submits: ["40"] },
  second: { value: 100, shows: "100", submits: ["100"] },
  empty: { value: null, shows: "0", submits: ["0"] },
  change: async (thumb) => {
    thumb.focus();
    await userEvent.keyboard("{End}");
  },
  exceptions: {
    readOnly: "A slider has no read-only state.",
    required: "A slider always has a value.",
    callersAttributes: "They reach the root, as Conformance checks.",
  },
});
