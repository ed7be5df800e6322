import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Input } from "../input";
import { Field } from ".";

const meta = {
  component: Field,
  title: "Behaviour/Field",
  tags: ["!autodocs"],
  args: { label: "Host", description: "Where the service listens.", children: <Input /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the label focuses the control, and the description describes it. */
export const Links: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Host" });
    await userEvent.click(canvas.getByText("Host"));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription("Where the service listens.");
    await expect(input).not.toHaveAttribute("aria-invalid");
  },
};

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

export const Conforms = conformance({
  Field: (props) => (
    <Field label="Region" description="Where it runs." error="Choose one." {...props}>
      <select />
    </Field>
  ),
});
