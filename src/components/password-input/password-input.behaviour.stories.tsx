import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conformance, contract, SentForm, typeOver } from "#kit";
import { PasswordInput } from ".";

const meta = {
  component: PasswordInput,
  title: "Behaviour/PasswordInput",
  args: { label: "Password", name: "password", defaultValue: "correct horse" },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the password in the same element, which keeps the focus and the selection. The name of the button stays. */
export const Reveal: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Password");
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveAttribute("autocomplete", "current-password");
    const button = canvas.getByRole("button", { name: "Show password", pressed: false });
    await expect(button).toHaveAccessibleDescription("Password");
    await userEvent.click(input);
    input.setSelectionRange(2, 7, "backward");
    await userEvent.click(button);
    await expect(canvas.getByRole("textbox", { name: "Password" })).toBe(input);
    await expect(input).toHaveAttribute("spellcheck", "false");
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd, input.selectionDirection]).toEqual([
      2,
      7,
      "backward",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Show password", pressed: true }));
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 7]);
  },
};

/** Tab moves from the input to the button, which Enter and Space press. Neither submits the form. */
export const Keyboard: Story = {
  render: (args) => (
    <SentForm>
      <PasswordInput {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Show password" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("nothing sent")).toBeVisible();
  },
};

const typeWhileSubmitting = fn();

/** Submitting the form hides the password before the form's handlers run. So does a reset. An invalid form isn't submitted. */
export const HidesOnSubmit: Story = {
  args: { defaultValue: "", required: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        typeWhileSubmitting(event.currentTarget.querySelector("input")?.type);
      }}
    >
      <PasswordInput {...args} />
      <button type="submit">Sign in</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    typeWhileSubmitting.mockClear();
    const button = canvas.getByRole("button", { name: "Show password" });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(button).toHaveAttribute("aria-pressed", "true");
    const input = canvas.getByRole("textbox", { name: "Password" });
    await userEvent.type(input, "horse{Enter}");
    await expect(typeWhileSubmitting).toHaveBeenCalledWith("password");
    await expect(input).toHaveAttribute("type", "password");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

/**
 * The hint shows and is announced while Caps Lock is on and the input has the focus, also if it was on before. In a narrow
 * box, its text is truncated.
 */
export const CapsLock: Story = {
  render: (args) => (
    <div className="w-36">
      <PasswordInput {...args} />
      <PasswordInput {...args} label="Next" />
    </div>
  ),
  play: async ({ canvas }) => {
    // It remembers the state of the key.
    const user = userEvent.setup();
    const input = canvas.getByLabelText("Password");
    const [status, other] = canvas.getAllByRole("status") as [HTMLElement, HTMLElement];
    await user.click(input);
    await expect(status).toBeEmptyDOMElement();
    await user.keyboard("{CapsLock}");
    await expect(status).toHaveTextContent("Caps Lock is on");
    await user.keyboard("{CapsLock}a");
    await expect(status).toBeEmptyDOMElement();
    await user.keyboard("{CapsLock}");
    await user.click(canvas.getByLabelText("Next"));
    await expect(status).toBeEmptyDOMElement();
    await expect(other).toHaveTextContent("Caps Lock is on");
    await expect(other.querySelector("svg")).toBeVisible();
    await expect(other.offsetHeight).toBeLessThan(36);
    await expect(canvas.getByLabelText("Next").offsetWidth).toBeGreaterThan(40);
  },
};

/** A read-only password can still be shown. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByRole("textbox", { name: "Password" })).toHaveValue("correct horse");
  },
};

export const Conforms = conformance({
  PasswordInput: (props) => <PasswordInput label="Password" strength="Weak" {...props} />,
});

export const Contract = contract(PasswordInput, {
  selector: "input",
  first: { value: "Atlas", shows: "Atlas", submits: ["Atlas"] },
  second: { value: "Borealis", shows: "Borealis", submits: ["Borealis"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("Borealis"),
  isNative: true,
  box: (control) => control.closest("[data-slot=password-input-box]"),
  exceptions: { readOnly: "The button still shows the password." },
});
