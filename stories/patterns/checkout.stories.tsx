import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { Checkout } from "./checkout";
import checkoutSource from "./checkout.tsx?raw";
import { chooseByKeys, expectError } from "./forms.fixture";
import { narrow } from "./narrow";

const accepts = async () => ({});
const declines = async () => ({ card: "Your bank declined the card." });
const fails = async () => {
  throw new Error("Offline");
};

const placeOrder = fn();

const meta = {
  title: "Patterns/Checkout",
  component: Checkout,
  parameters: page,
  args: { placeOrder },
  beforeEach: () => {
    placeOrder.mockReset();
    placeOrder.mockImplementation(accepts);
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const next = (canvas: Canvas, name = "Continue") => userEvent.click(canvas.getByRole("button", { name }));
const heading = (canvas: Canvas, name: string) => canvas.getByRole("heading", { level: 2, name });
const stepper = (canvas: Canvas) => within(canvas.getByRole("group", { name: "Checkout" }));

const address = { Name: "Ada Lovelace", Street: "12 Saint James's Square", Postcode: "1010", City: "Vienna" };
const entries = {
  name: "Ada Lovelace",
  street: "12 Saint James's Square",
  postcode: "1010",
  city: "Vienna",
  country: "AT",
  delivery: "express",
  card: "4000 0012 3456 9010",
  expiry: "09/29",
};

/** Fills in the address and continues, using only the keyboard. */
async function fillInAddress(canvas: Canvas): Promise<void> {
  for (const [name, text] of Object.entries(address)) {
    canvas.getByRole("textbox", { name }).focus();
    await userEvent.keyboard(text);
  }
  await chooseByKeys(canvas.getByRole("combobox", { name: "Country" }), "Austria");
  canvas.getByRole("button", { name: "Continue" }).focus();
  await userEvent.keyboard("{Enter}");
  await expect(heading(canvas, "Delivery")).toHaveFocus();
}

/** Fills in the other steps too, until the order can be placed. */
async function fillIn(canvas: Canvas): Promise<void> {
  await fillInAddress(canvas);
  canvas.getByRole("radio", { name: /^Standard/ }).focus();
  await userEvent.keyboard("{ArrowDown}");
  await next(canvas);
  await expect(heading(canvas, "Payment")).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(entries.card);
  await userEvent.tab();
  await userEvent.keyboard(`${entries.expiry}{Enter}`);
  await expect(heading(canvas, "Review")).toHaveFocus();
}

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Checkout"
      lead="A long form in steps. Each step is validated before the next, and the last one shows all entries before they are submitted."
      states={{
        Ready: <Checkout placeOrder={accepts} />,
        "Card declined": <Checkout placeOrder={declines} />,
        Offline: <Checkout placeOrder={fails} />,
      }}
      files={{ "checkout.tsx": checkoutSource }}
      notes={[
        "Each step is a form of its own. The browser validates it before the next one is shown.",
        "Going back, by a button or by the stepper, keeps what was entered.",
        "Focus moves to the heading of each step, so that screen readers announce the step.",
        "A server error opens the step with the control, and the control gets focus.",
        "The last step repeats what was entered, with a button to change each part.",
        "Card numbers are written from left to right in every language.",
        "If the order can't be submitted, all entries are kept.",
      ]}
    />
  ),
};

/** The first step, with nothing entered. */
export const Empty: Story = {};

/** The next step opens only if the current step is filled in. */
export const StaysOnInvalidStep: Story = {
  play: async ({ canvas }) => {
    await next(canvas);
    await expect(heading(canvas, "Address")).toBeVisible();
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await expectError(name, "Enter your name.");
    await expectError(canvas.getByRole("combobox", { name: "Country" }), "Select a country.");
  },
};

/** The last step shows everything that was entered. */
export const Review: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(
      canvas.getByText("Ada Lovelace, 12 Saint James's Square, 1010 Vienna, Austria"),
    ).toBeVisible();
    await expect(canvas.getByText("Express, the next day")).toBeVisible();
    await expect(canvas.getByText("Card ending in 9010")).toBeVisible();
    await expect(stepper(canvas).getByText("Review").closest("[aria-current=step]")).not.toBeNull();
  },
};

/** Placing the order submits all entries once, and shows a confirmation. */
export const Placed: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await next(canvas, "Place order");
    const placed = await canvas.findByRole("heading", { name: "Your order is placed" });
    await expect(placed).toHaveFocus();
    await expect(canvas.getByText(/Your order will arrive in Vienna soon/)).toBeVisible();
    await expect(placeOrder).toHaveBeenCalledOnce();
    await expect(placeOrder).toHaveBeenCalledWith(entries);
  },
};

/** Going back by the stepper, the button or the summary keeps what was entered. */
export const GoesBack: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await next(canvas, "Change delivery");
    await expect(heading(canvas, "Delivery")).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: /^Express/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^Standard/ }));
    await next(canvas, "Back");
    await expect(heading(canvas, "Address")).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Vienna");
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveTextContent("Austria");
    await next(canvas);
    await expect(canvas.getByRole("radio", { name: /^Standard/ })).toBeChecked();
    await next(canvas);
    await userEvent.click(stepper(canvas).getByRole("button", { name: /Address/ }));
    await expect(heading(canvas, "Address")).toHaveFocus();
  },
};

/** A server error is shown in its step and at its control, until the value changes. */
export const ServerError: Story = {
  play: async ({ canvas }) => {
    placeOrder.mockImplementationOnce(declines);
    await fillIn(canvas);
    await next(canvas, "Place order");
    const card = await canvas.findByRole("textbox", { name: "Card number" });
    await expect(card).toHaveFocus();
    await expect(card).toHaveValue(entries.card);
    await expectError(card, "Your bank declined the card.");
  },
};

/** While another step is shown, the stepper marks the step with the error. Once it is fixed, the order can be placed. */
export const ErrorCorrected: Story = {
  play: async (context) => {
    const { canvas } = context;
    await ServerError.play?.(context);
    await next(canvas, "Back");
    await expect(stepper(canvas).getByText("Payment").closest("[data-status=error]")).not.toBeNull();
    await next(canvas);
    const card = canvas.getByRole("textbox", { name: "Card number" });
    await expect(card).toHaveFocus();
    await userEvent.keyboard("{End}1");
    await expect(card).not.toHaveAttribute("aria-invalid");
    await next(canvas);
    await next(canvas, "Place order");
    await canvas.findByRole("heading", { name: "Your order is placed" });
  },
};

/** If the order can't be submitted, the step stays open, and an error says what to do. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    placeOrder.mockImplementationOnce(fails);
    await fillIn(canvas);
    await next(canvas, "Place order");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Nothing was charged."));
    await expect(heading(canvas, "Review")).toBeVisible();
  },
};

/** A second attempt submits all entries again. */
export const Retried: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Offline.play?.(context);
    await next(canvas, "Place order");
    await canvas.findByRole("heading", { name: "Your order is placed" });
    await expect(placeOrder).toHaveBeenLastCalledWith(entries);
  },
};

/** At the narrowest width, in both directions: nothing overlaps or scrolls sideways. */
export const Narrow: Story = narrow(() => <Checkout placeOrder={accepts} />);
