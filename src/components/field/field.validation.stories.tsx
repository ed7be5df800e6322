import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Input } from "../input";
import { Field } from ".";

const meta = {
  component: Field,
  title: "Behaviour/Field/Validation",
  tags: ["!autodocs"],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const needed = { message: "Enter a name.", match: "valueMissing" } as const;
const sent = fn();
/** The reason why some stories have no snapshot. */
const browsersOwn = "the browser's own bubble covers it, for as long as the browser decides";

function Form({ children, onInput }: { children: ReactNode; onInput?: (form: HTMLFormElement) => void }) {
  return (
    <form
      aria-label="Settings"
      onInput={(event) => onInput?.(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      {children}
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
    </form>
  );
}

/**
 * No message shows before the form is submitted. Each matching message then replaces the browser's bubble,
 * and the first invalid control is focused. A message disappears when its control is valid.
 */
export const Submit: Story = {
  render: () => (
    <Form>
      <Input label="Fine" defaultValue="Yes" required error={needed} />
      <Input label="Name" required error={needed} />
      <Field label="Region" error={{ message: "Choose a region.", match: "valueMissing" }}>
        <select required>
          <option value="">None</option>
          <option>Europe</option>
        </select>
      </Field>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const bubble = fn((event: Event) => event.defaultPrevented);
    const name = canvas.getByRole("textbox", { name: "Name" });
    const region = canvas.getByRole("combobox", { name: "Region" });
    for (const control of [name, region]) control.addEventListener("invalid", bubble);
    await expect(canvas.queryByText("Enter a name.")).toBeNull();

    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("Enter a name.");
    await expect(region).toHaveAccessibleDescription("Choose a region.");
    await expect(region).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getAllByText("Enter a name.")).toHaveLength(1);
    await expect(bubble.mock.results.map(({ value }) => value)).toEqual([true, true]);
    await expect(sent).not.toHaveBeenCalled();

    await userEvent.keyboard("Atlas");
    await expect(canvas.queryByText("Enter a name.")).toBeNull();
    await expect(name).not.toHaveAttribute("aria-invalid");
    await userEvent.selectOptions(region, "Europe");
    await waitFor(() => expect(region).not.toHaveAttribute("aria-invalid"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/**
 * If the input is invalid for a reason other than `match`, the browser shows its own message and Kerf shows
 * none.
 */
export const OtherState: Story = {
  parameters: { visual: { skip: browsersOwn } },
  render: () => (
    <Form>
      <Input
        label="Email"
        type="email"
        required
        error={{ message: "Enter an address.", match: "valueMissing" }}
      />
    </Form>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox");
    const invalid = fn((event: Event) => event.defaultPrevented);
    email.addEventListener("invalid", invalid);
    await userEvent.type(email, "nobody{Enter}");
    await expect(invalid).toHaveLastReturnedWith(false);
    await expect(canvas.queryByText("Enter an address.")).toBeNull();
    await userEvent.clear(email);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Enter an address.")).toBeVisible();
    await userEvent.keyboard("n");
    await expect(canvas.queryByText("Enter an address.")).toBeNull();
  },
};

/** An invalid control without a Kerf message doesn't take focus from an earlier one with a message. */
export const FirstOfMixed: Story = {
  parameters: { visual: { skip: browsersOwn } },
  render: () => (
    <Form>
      <Input label="Name" required error={needed} />
      <Input label="Company" required />
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.type(name, "Atlas{Enter}");
    // The other input is left to the browser's validation.
    await expect(canvas.getByRole("textbox", { name: "Company" })).toHaveFocus();
  },
};

/** A form reset hides the messages, unless the application prevents it. */
export const Reset: Story = {
  render: () => (
    <Form>
      <Input label="Name" required error={needed} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const form = canvas.getByRole<HTMLFormElement>("form");
    form.addEventListener("reset", (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByText("Enter a name.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.queryByText("Enter a name.")).toBeNull();
  },
};

/** If the application calls `checkValidity()` while the user types, focus stays and no message shows. */
export const AskedWhileTyping: Story = {
  render: () => (
    <Form onInput={(form) => form.checkValidity()}>
      <Input label="Name" required error={needed} />
      <Input label="Company" required error={needed} />
      <Input label="Nickname" error={needed} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const nickname = canvas.getByRole("textbox", { name: "Nickname" });
    await userEvent.type(nickname, "At");
    await expect(nickname).toHaveFocus();
    await expect(canvas.queryByText("Enter a name.")).toBeNull();
    canvas.getByRole<HTMLFormElement>("form").reportValidity();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByText("Enter a name.")).toHaveLength(2));
  },
};

/** A value that the application sets hides the message, like a typed one. */
export const SetByTheApplication: Story = {
  render: () => <Suggestion />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByText("Enter a name.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Suggest" }));
    await waitFor(() => expect(canvas.queryByText("Enter a name.")).toBeNull());
  },
};

function Suggestion() {
  const [name, setName] = useState("");
  return (
    <Form>
      <Input label="Name" required error={needed} value={name} onValueChange={setName} />
      <button type="button" onClick={() => setName("Atlas")}>
        Suggest
      </button>
    </Form>
  );
}

/** A server error shows immediately, doesn't prevent submission, and keeps the caret and the text. */
export const FromTheServer: Story = {
  render: () => <Answering />,
  play: async ({ canvas }) => {
    sent.mockClear();
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(name, "atlas");
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBe(name);
    await expect(name).toHaveAccessibleDescription("atlas is taken.");
    await expect(name).toHaveValue("atlas");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

function Answering() {
  const [error, setError] = useState<string>();
  return (
    <Form>
      <Input label="Name" description="Lower case." required error={error ?? needed} />
      <button type="button" onClick={() => setError("atlas is taken.")}>
        Answer
      </button>
    </Form>
  );
}
