import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Input } from "../input";
import { Field } from ".";

const meta = {
  component: Field,
  title: "Behaviour/Field",
  args: { label: "Host", description: "Where the service listens.", children: <Input /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The error replaces the description visually and for screen readers, which announce it politely. */
export const ErrorForDescription: Story = {
  render: (args) => <Toggle>{(on) => <Field {...args} error={on ? "No such host." : undefined} />}</Toggle>,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole("textbox", { name: "Host" });
    const region = canvasElement.querySelector("[aria-live=polite]");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await expect(input).toHaveAccessibleDescription("No such host.");
    await expect(input).toBeInvalid();
    await expect(canvas.queryByText("Where the service listens.")).toBeNull();
    await expect(canvasElement.querySelector("[aria-live=polite]")).toBe(region);
    await expect(region).toHaveTextContent("No such host.");
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await expect(input).toHaveAccessibleDescription("Where the service listens.");
    await expect(input).not.toBeInvalid();
  },
};

/** Native controls are linked to the field like Kerf's. Their own attributes are kept. */
export const NativeControls: Story = {
  render: () => (
    <Toggle>
      {(on) => (
        <>
          <Field
            label="Region"
            labelTooltip="Where the servers stand."
            description="Of the data."
            error={on ? "Is full." : undefined}
          >
            <select />
          </Field>
          <Field label="Notes" description="For the team." error={on ? "Too long." : undefined}>
            <textarea id="own" aria-describedby="outer" />
          </Field>
          <p id="outer">Markdown.</p>
        </>
      )}
    </Toggle>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Region" });
    const textarea = canvas.getByRole("textbox", { name: "Notes" });
    await expect(select).toHaveAccessibleDescription("Of the data.");
    await expect(textarea).toHaveAttribute("id", "own");
    await expect(textarea).toHaveAccessibleDescription("Markdown. For the team.");
    await userEvent.click(canvas.getByText("Notes"));
    await expect(textarea).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await expect(select).toBeInvalid();
    await expect(textarea).toHaveAccessibleDescription("Markdown. Too long.");
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await expect(select).not.toBeInvalid();
    await expect(textarea).toHaveAccessibleDescription("Markdown. For the team.");
  },
};

/** A control that replaces another one is linked, too. An Input with its own id keeps its name. */
export const ControlChanges: Story = {
  render: (args) => (
    <Toggle>
      {(on) => <Field {...args}>{on ? <Input key="kerf" id="mine" /> : <select key="native" />}</Field>}
    </Toggle>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Host" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    const input = canvas.getByRole("textbox", { name: "Host" });
    await expect(input).toHaveAttribute("id", "mine");
    await userEvent.click(canvas.getByText("Host"));
    await expect(input).toHaveFocus();
  },
};

/**
 * Only an explicit `false` marks the field as optional. The text comes from the instance, otherwise from the provider.
 */
export const OptionalMarker: Story = {
  render: ({ children }) => (
    <LabelsProvider labels={{ field: { optional: "(optioneel)" } }}>
      <Field label="First">{children}</Field>
      <Field label="Second" required>
        {children}
      </Field>
      <Field label="Third" required={false}>
        {children}
      </Field>
      <Field label="Fourth" required={false} labels={{ optional: "(if any)" }}>
        {children}
      </Field>
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole("textbox").map((input) => (input as HTMLInputElement).labels?.[0]);
    await expect(labels.map((label) => label?.textContent)).toEqual([
      "First",
      "Second",
      "Third (optioneel)",
      "Fourth (if any)",
    ]);
  },
};

/** The control is before its label, on the same line, at the start of the reading direction. */
export const ControlFirst: Story = {
  args: { controlFirst: true, children: <input type="checkbox" />, label: "Deploy on push" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Deploy on push" });
    const label = canvas.getByText("Deploy on push");
    const rtl = document.documentElement.dir === "rtl";
    const [first, second] = [box.getBoundingClientRect(), label.getBoundingClientRect()];
    await expect(rtl ? second.right <= first.left : first.right <= second.left).toBe(true);
    await expect(label.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await userEvent.click(label);
    await expect(box).toBeChecked();
  },
};

function Toggle({ children }: { children: (on: boolean) => ReactNode }) {
  const [on, setOn] = useState(false);
  return (
    <>
      {children(on)}
      <button type="button" onClick={() => setOn(!on)}>
        Toggle
      </button>
    </>
  );
}

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
 * and the first invalid control is focused. A reset hides the messages, unless the application prevents it. A message
 * disappears when its control is valid.
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

    const reset = canvas.getByRole("button", { name: "Reset" });
    const form = canvas.getByRole<HTMLFormElement>("form");
    form.addEventListener("reset", (event) => event.preventDefault(), { once: true });
    await userEvent.click(reset);
    await expect(canvas.getByText("Enter a name.")).toBeVisible();
    await userEvent.click(reset);
    await expect(canvas.queryByText("Enter a name.")).toBeNull();

    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
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

/**
 * A value that the application sets hides the message, like a typed one. A server error shows immediately, doesn't prevent
 * submission, and keeps the caret and the text.
 */
export const SetByTheApplication: Story = {
  parameters: { visual: { skip: "Components/Field shows an error" } },
  render: function Answering() {
    const [name, setName] = useState("");
    const [error, setError] = useState<string>();
    return (
      <Form>
        <Input label="Name" required error={error ?? needed} value={name} onValueChange={setName} />
        <button type="button" onClick={() => setName("atlas")}>
          Suggest
        </button>
        <button type="button" onClick={() => setError("atlas is taken.")}>
          Answer
        </button>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const save = canvas.getByRole("button", { name: "Save" });
    await userEvent.click(save);
    await expect(canvas.getByText("Enter a name.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Suggest" }));
    await waitFor(() => expect(canvas.queryByText("Enter a name.")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBe(name);
    await expect(name).toHaveAccessibleDescription("atlas is taken.");
    await expect(name).toHaveValue("atlas");
    await userEvent.click(save);
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Conforms = conformance({
  Field: (props) => (
    <Field label="Region" description="Where it runs." error="Choose one." {...props}>
      <select />
    </Field>
  ),
});
