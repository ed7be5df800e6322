import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { everyValue, exampleStory, forced, matrix, states } from "#kit";
import { PasswordInput, type PasswordInputProps } from ".";
import * as examples from "./password-input.examples";

const meta = {
  component: PasswordInput,
  title: "Components/PasswordInput",
  args: { label: "Password", defaultValue: "correct horse" },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = () => ({ label: undefined, "aria-label": "Password" });

export const Playground: Story = {};
export const Sizes: Story = everyValue(PasswordInput, "size");
export const Variants: Story = everyValue(PasswordInput, "variant");
export const SizeByVariant: Story = matrix(PasswordInput, "size", "variant", { props: bare });
export const States: Story = states(PasswordInput, "variant", { props: bare });

export const SignIn: Story = exampleStory(examples, "SignIn");
export const NewPassword: Story = exampleStory(examples, "NewPassword");
export const WrongPassword: Story = exampleStory(examples, "WrongPassword");

const Password = (props: PasswordInputProps) => (
  <PasswordInput label="Password" defaultValue="correct horse" {...props} />
);

/** The states of a field, and a narrow container. */
export const Messages: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Password description="At least 15 characters." labelTooltip="For all projects." />
      <Password label="Empty" defaultValue="" placeholder="Four words" required={false} />
      <div className={forced["focus-visible"]}>
        <Password label="Focused" />
      </div>
      <Password error="This isn't the password of your account." />
      <Password label="Disabled" disabled />
      <Password label="Read-only" readOnly />
      <div className="w-36">
        <Password label="Narrow" />
      </div>
    </div>
  ),
};

/** The password shows, and Caps Lock is on. */
export const CapsLock: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await userEvent.click(canvas.getByLabelText("Password"));
    await userEvent.keyboard("{CapsLock}");
  },
};
