import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { chooseByKeys, expectError } from "./forms.fixture";
import { OrderForm } from "./hook-form";
import hookFormSource from "./hook-form.tsx?raw";

/* @alias form library, validation */
const meta = {
  title: "Patterns/With react-hook-form",
  component: OrderForm,
  parameters: page,
  args: { onOrder: fn() },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pattern and its code. */
export const Page: Story = {
  ...patternStory,
  render: ({ onOrder }) => (
    <PatternPage
      title="With react-hook-form"
      lead="The library holds the values and validates them. Kerf shows the errors. Register native inputs; wrap the other controls in a Controller."
      states={{ Order: <OrderForm onOrder={onOrder} /> }}
      files={{ "hook-form.tsx": hookFormSource }}
      notes={[
        "Spread the result of `register` on Input, Textarea and Checkbox, as on native controls.",
        "Pass `value`, `onValueChange` and `ref` from a `Controller` to the others. The library focuses the control.",
        "Pass the library's messages as `error`. `noValidate` turns off the browser's messages.",
      ]}
    />
  ),
};

/** After an empty form is submitted, the controls show the library's messages, and the first control has focus. */
export const RequiredFields: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    const customer = canvas.getByRole("textbox", { name: "Customer" });
    await waitFor(() => expectError(customer, "Enter a customer."));
    await expect(customer).toHaveFocus();
    await expectError(canvas.getByRole("combobox", { name: "Timber" }), "Choose a timber.");
    await expectError(canvas.getByRole("combobox", { name: "Size" }), "Choose a size.");
    await expectError(canvas.getByRole("radiogroup", { name: "Finish" }), "Choose a finish.");
    await expectError(canvas.getByRole("group", { name: "Delivery" }), "Choose a day.");
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.keyboard("Ada");
    await waitFor(() => expect(customer).not.toHaveAttribute("aria-invalid"));
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Timber" })).toHaveFocus());
  },
};

/** The library receives the values that the controls show. The library's reset empties the controls. */
export const FilledIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Customer" }), "Ada");
    await chooseByKeys(canvas.getByRole("combobox", { name: "Timber" }), "Larch");
    await chooseByKeys(canvas.getByRole("combobox", { name: "Size" }), "Large");
    await userEvent.click(canvas.getByRole("radio", { name: "Wax" }));
    const delivery = within(canvas.getByRole("group", { name: "Delivery" }));
    await userEvent.click(delivery.getByRole("button", { name: /November 17/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Insured" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Notes/ }), "Ring twice.");
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce());
    const [order] = (args.onOrder as unknown as { mock: { calls: unknown[][] } }).mock.calls[0] ?? [];
    await expect(order).toEqual({
      customer: "Ada",
      notes: "Ring twice.",
      timber: "Larch",
      size: "l",
      finish: "wax",
      delivery: new Date(2026, 10, 17),
      insured: true,
    });
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Customer" })).toHaveValue(""));
    await expect(canvas.getByRole("combobox", { name: "Timber" })).toHaveValue("");
    await expect(canvas.getByRole("combobox", { name: "Size" })).toHaveTextContent("Choose a size");
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    await expect(canvas.getByRole("checkbox", { name: "Insured" })).not.toBeChecked();
  },
};
