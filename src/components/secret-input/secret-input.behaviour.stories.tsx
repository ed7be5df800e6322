import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { conformance, contract, SentForm, typeOver } from "#kit";
import { slowly, writes } from "../../lib/clipboard.fixture";
import { SecretInput } from ".";

const meta = {
  component: SecretInput,
  title: "Behaviour/SecretInput",
  args: { label: "API key", name: "key", defaultValue: "sk-live-9d81" },
  beforeEach: slowly,
} satisfies Meta<typeof SecretInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the secret in the same element. Browsers and password managers don't save it. */
export const Reveal: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("API key");
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveAttribute("autocomplete", "off");
    await expect(input).toHaveAttribute("data-1p-ignore");
    const button = canvas.getByRole("button", { name: "Show value", pressed: false });
    await expect(button).toHaveAccessibleDescription("API key");
    await userEvent.click(button);
    await expect(canvas.getByRole("textbox", { name: "API key" })).toBe(input);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(input).toHaveAttribute("spellcheck", "false");
  },
};

/** The current text is copied while it is masked, which is announced. */
export const Copy: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("API key");
    await userEvent.type(input, "-2");
    const button = canvas.getByRole("button", { name: "Copy" });
    await expect(button).toHaveAccessibleDescription("API key");
    await userEvent.click(button);
    await expect(writes.texts).toEqual(["sk-live-9d81-2"]);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    writes.resolve(0);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^Copied$/));
    await expect(input).toHaveAttribute("type", "password");
  },
};

/** If copying fails, a message shows and is announced. */
export const CopyFails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    writes.reject(0);
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent(/^Could not copy$/));
    const message = canvas.getAllByText("Could not copy").find((each) => each !== status);
    await waitFor(() => expect(message).toBeVisible());
  },
};

/** A read-only secret can be shown and copied. It is submitted with the form, which hides it. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  render: (args) => (
    <SentForm>
      <SecretInput {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("API key")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show value" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("textbox", { name: "API key" })).toHaveValue("sk-live-9d81");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(writes.texts).toEqual(["sk-live-9d81"]);
    await expect(canvas.getByText("nothing sent")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByText('[["key","sk-live-9d81"]]')).toBeVisible();
    await expect(canvas.getByLabelText("API key")).toHaveAttribute("type", "password");
  },
};

export const Conforms = conformance({
  SecretInput: (props) => <SecretInput label="API key" {...props} />,
});

export const Contract = contract(SecretInput, {
  selector: "input",
  first: { value: "Atlas", shows: "Atlas", submits: ["Atlas"] },
  second: { value: "Borealis", shows: "Borealis", submits: ["Borealis"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("Borealis"),
  isNative: true,
  box: (control) => control.closest("[data-slot=secret-input-box]"),
  exceptions: { readOnly: "The buttons still show and copy the secret." },
});
