import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conformance, contract, Held, SentForm } from "#kit";
import { expectLargeTarget } from "../../lib/choices/choices.fixture";
import { Checkbox } from ".";

const meta = {
  component: Checkbox,
  title: "Behaviour/Checkbox",
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the box, a click on the label and Space each toggle it once. */
export const Toggles: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Weekly summary" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Weekly summary"));
    await expect(box).not.toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** A mixed checkbox is announced as mixed. A click reports `true`, and it stays mixed while the prop is set. */
export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

/** The caller can end the mixed state on a change, and restore it later. */
export const IndeterminateMoves: Story = {
  render: (args) => (
    <div className="flex gap-2">
      <Held<boolean | undefined> initial={true} buttons={{ Mix: true, "Leave it out": undefined }}>
        {(mixed, setMixed) => (
          <Checkbox {...args} indeterminate={mixed} onValueChange={() => setMixed(false)} />
        )}
      </Held>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.click(box);
    await expect(box).not.toBePartiallyChecked();
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Mix" }));
    await expect(box).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Leave it out" }));
    await expect(box).not.toBePartiallyChecked();
  },
};

/** With `aria-disabled`, it keeps focus and its state. A parent checkbox doesn't change it, either. */
export const AriaDisabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} label="Agree" aria-disabled />
      <Checkbox.Group legend="Channels" allValues={["mail", "post"]}>
        <Checkbox parent label="All" />
        <Checkbox.Item value="mail" label="Email" />
        <Checkbox.Item value="post" label="Post" aria-disabled />
      </Checkbox.Group>
      <Checkbox.Group legend="Colors" aria-disabled defaultValue={["red"]}>
        <Checkbox.Item value="red" label="Red" />
      </Checkbox.Group>
    </>
  ),
  play: async ({ canvas, args }) => {
    const agree = canvas.getByRole("checkbox", { name: "Agree" });
    await userEvent.click(canvas.getByText("Agree"));
    await expect(agree).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(agree).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "All" }));
    await expect(canvas.getByRole("checkbox", { name: "Email" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Post" })).not.toBeChecked();
    const red = canvas.getByRole("checkbox", { name: "Red" });
    await userEvent.click(red);
    await expect(red).toBeChecked();
    await expect(getComputedStyle(red).opacity).toBe("0.5");
  },
};

/** The form submits name and value while it is checked. As for a native checkbox, the value is "on" by default. */
export const InAForm: Story = {
  render: () => (
    <SentForm>
      <Checkbox name="terms" label="Terms" defaultChecked />
      <Checkbox name="plan" value="yearly" label="Yearly" />
      <Checkbox name="some" value="part" label="Some" indeterminate />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Yearly" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["terms","on"],["plan","yearly"]]');
  },
};

/** A box without a label has a target of 24 px. With a label, the whole line is the target. */
export const HitArea: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4 p-4">
      <Checkbox aria-label="Bare" />
      <Checkbox {...args} />
      <Checkbox {...args} label="Box last" controlFirst={false} />
      <Checkbox {...args} label="With tip" labelTooltip="On Mondays." />
    </div>
  ),
  play: async ({ canvas }) => {
    const bare = canvas.getByRole("checkbox", { name: "Bare" });
    await expectLargeTarget(bare);
    for (const name of ["Weekly summary", "Box last"]) {
      const row = canvas.getByText(name).closest("label");
      await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      await expect(row?.control).toBe(canvas.getByRole("checkbox", { name }));
    }
    const tipped = canvas.getByRole<HTMLInputElement>("checkbox", { name: "With tip" });
    const { left: start, right: end, top: above } = tipped.getBoundingClientRect();
    const towardsLabel = getComputedStyle(tipped).direction === "rtl" ? -1 : 1;
    for (let step = 0; step < 30; step += 1) {
      const hit = document.elementFromPoint((start + end) / 2 + step * towardsLabel, above + 8);
      await expect([tipped, tipped.labels?.[0]]).toContain(hit);
    }
  },
};

export const Conforms = conformance({
  Checkbox: (props) => <Checkbox label="Agree" {...props} />,
  "Checkbox.Group": (props) => (
    <Checkbox.Group legend="Channels" description="Where we write to you." {...props}>
      <Checkbox.Item value="email" label="Email" />
    </Checkbox.Group>
  ),
  "Checkbox.Item": (props) => (
    <Checkbox.Group legend="Channels">
      <Checkbox.Item value="email" label="Email" {...props} />
    </Checkbox.Group>
  ),
  "Checkbox.Legend": (props) => (
    <Checkbox.Group>
      <Checkbox.Legend {...props}>Channels</Checkbox.Legend>
      <Checkbox.Item value="email" label="Email" />
    </Checkbox.Group>
  ),
});

export const Contract = contract(Checkbox, {
  role: "checkbox",
  prop: "checked",
  first: { value: true, shows: true, submits: ["on"] },
  second: { value: false, shows: false, submits: [] },
  change: (control) => userEvent.click(control),
  hasOwnLabel: true,
  isNative: true,
  exceptions: { readOnly: "A checkbox has no read-only state." },
});
