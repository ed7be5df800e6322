import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { NumberField } from ".";

const meta = {
  component: NumberField,
  title: "Behaviour/NumberField forms",
  tags: ["!autodocs"],
  args: { label: "Price", name: "price", onValueChange: fn(), onValueCommit: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets the plain number, even if Enter submits text that isn't formatted yet. */
export const InAForm: Story = {
  args: { format: { style: "currency", currency: "EUR" }, step: 0.01, max: 5000, defaultValue: 1234.5 },
  render: (args) => (
    <>
      <SentForm id="prices">
        <NumberField {...args} locale="de" />
        <NumberField label="Empty" name="empty" />
        <NumberField label="Unnamed" defaultValue={1} />
      </SentForm>
      <NumberField form="prices" label="Outside" name="outside" defaultValue={3} />
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Price" });
    await expect(input.value.replace(/\s/, " ")).toBe("1.234,50 €");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const sent = canvas.getByRole("status");
    await expect(sent).toHaveTextContent('[["price","1234.5"],["empty",""],["outside","3"]]');
    await userEvent.clear(input);
    await userEvent.type(input, "9999{Enter}");
    await expect(sent).toHaveTextContent('[["price","5000"],["empty",""],["outside","3"]]');
  },
};

/**
 * A reset restores the initial value and reports it, even if the input is focused and contains unfinished
 * text.
 */
export const Reset: Story = {
  args: { defaultValue: 5 },
  render: (args) => (
    <StrictMode>
      <SentForm>
        <NumberField {...args} />
        <NumberField label="Owner who stays" name="stays" value={7} />
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Price" });
    await userEvent.type(input, "0");
    input.form?.reset();
    await waitFor(() => expect(input).toHaveValue("5"));
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await userEvent.type(input, ".");
    input.form?.reset();
    await waitFor(() => expect(input).toHaveValue("5"));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["price","5"],["stays","7"]]');
  },
};

/** A number between steps isn't submitted. The error for that state shows until the number is valid. */
export const BetweenSteps: Story = {
  args: {
    min: 0,
    step: 5,
    defaultValue: 7,
    error: { message: "Enter a multiple of 5.", match: "stepMismatch" },
  },
  render: (args) => (
    <SentForm>
      <NumberField {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription("Enter a multiple of 5.");
    await userEvent.clear(input);
    await userEvent.type(input, "10{Enter}");
    await waitFor(() => expect(input).not.toHaveAccessibleDescription());
    await expect(canvas.getByRole("status")).toHaveTextContent('[["price","10"]]');
  },
};

/** The heights in px match the catalog. The buttons are at least 24 px wide and high. */
export const Heights: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <NumberField key={size} aria-label="Price" size={size} steppers />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("textbox").map((input) => input.closest("div") as HTMLElement);
    await expect(boxes.map((box) => box.offsetHeight)).toEqual([20, 26, 36, 40]);
    for (const button of canvas.getAllByRole("button")) {
      const target = getComputedStyle(button, "::after");
      await expect(Number.parseFloat(target.height)).toBeGreaterThanOrEqual(24);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
    }
  },
};
