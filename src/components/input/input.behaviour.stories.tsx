import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conformance, contract, SentForm, typeOver } from "#kit";
import { Input } from ".";

const meta = {
  component: Input,
  title: "Behaviour/Input",
  args: { label: "Project name", name: "project", onValueChange: fn() },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();

/** A click on the label focuses the input. Typing reports the text after each key. */
export const Types: Story = {
  // Called without the event, because the spy would add the whole window to the interactions panel.
  args: { onChange: () => changed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Project name"));
    const input = canvas.getByRole("textbox", { name: "Project name" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("At");
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, "A");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("At");
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};

/** Enter submits the form, but not from an input with `aria-disabled`. */
export const Enter: Story = {
  parameters: { visual: { skip: "The play function checks the submitted text." } },
  render: (args) => (
    <SentForm>
      <Input {...args} />
      <Input label="Owner" name="owner" defaultValue="Ada Park" aria-disabled />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Owner" }), "{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await userEvent.type(canvas.getByRole("textbox", { name: "Project name" }), "Atlas{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent('["project","Atlas"],["owner","Ada Park"]');
  },
};

/**
 * Without a field, `aria-label` names the input. An error sets the style and the state, without a message.
 */
export const Bare: Story = {
  args: { label: undefined, "aria-label": "Search", required: true },
  render: (args) => (
    <form>
      <Input {...args} error={{ message: "Say what to look for.", match: "valueMissing" }} />
      <button type="submit">Search</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Search" });
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button"));
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveFocus();
    await userEvent.keyboard("k");
    await expect(input).not.toHaveAttribute("aria-invalid");
  },
};

export const Conforms = conformance({ Input: (props) => <Input label="Name" {...props} /> });

export const Contract = contract(Input, {
  role: "textbox",
  first: { value: "Atlas", shows: "Atlas", submits: ["Atlas"] },
  second: { value: "Borealis", shows: "Borealis", submits: ["Borealis"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("Borealis"),
  isNative: true,
});
