import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { conformance, contract, inSentForm, typeOver } from "#kit";
import { GlobeIcon } from "../../icons/icons";
import { NumberField } from ".";

const meta = {
  component: NumberField,
  title: "Behaviour/NumberField",
  args: { label: "Seats", onValueChange: fn(), onValueCommit: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter that confirms the text of an input method doesn't commit it. */
export const InputMethod: Story = {
  parameters: { visual: { skip: "looks like any NumberField" } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "1234");
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    await expect(input).toHaveValue("1234");
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("1,234");
  },
};

/** Typing reports numbers. Leaving the field formats the text and commits the value. */
export const Types: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Seats"));
    const input = canvas.getByRole("textbox", { name: "Seats" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("12abc34.5");
    await expect(input).toHaveValue("1234.5");
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).toHaveValue("1,234.5");
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenCalledWith(1234.5);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** All digits of a number show, without binary rounding errors. */
export const Digits: Story = {
  args: { defaultValue: 0.1, step: 0.2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "{ArrowUp}");
    await expect(input).toHaveValue("0.3");
    await userEvent.clear(input);
    await userEvent.type(input, "0.12345678901234568{Enter}");
    await expect(input).toHaveValue("0.12345678901234568");
    await userEvent.clear(input);
    await userEvent.type(input, "123456789.1234567{ArrowUp}");
    await expect(input).toHaveValue("123,456,789.3234567");
    await userEvent.clear(input);
    await userEvent.type(input, "0.123456{Enter}");
    await expect(input).toHaveValue("0.123456");
  },
};

/**
 * Integers are exact up to the largest safe one. The text of a number that can't be kept exactly stays. It has no value, and isn't
 * submitted.
 */
export const BigNumbers: Story = {
  parameters: { visual: { skip: "looks like any NumberField" } },
  args: { defaultValue: 1732752000123456 },
  decorators: inSentForm,
  render: (args) => <NumberField {...args} name="id" />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    const status = canvas.getByRole("status");
    await expect(input).toHaveValue("1,732,752,000,123,456");
    await userEvent.type(input, "7{Backspace}{Enter}");
    await expect(status).toHaveTextContent('[["id","1732752000123456"]]');
    await userEvent.clear(input);
    await userEvent.type(input, "9007199254740991{Enter}");
    await expect(input).toHaveValue("9,007,199,254,740,991");
    await expect(status).toHaveTextContent('[["id","9007199254740991"]]');
    for (const text of ["9007199254740993", "12345678901234567890", "0.1234567890123456789"]) {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{ArrowUp}{Enter}`);
      await expect(input).toHaveValue(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription("Enter a number with fewer digits.");
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(status).toHaveTextContent('[["id","9007199254740991"]]');
    }
    input.form?.reset();
    await waitFor(() => expect(input).toHaveValue("1,732,752,000,123,456"));
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.paste("9007199254740993");
    await expect(input).toHaveValue("9007199254740993");
    await userEvent.type(input, "{Backspace}{Enter}");
    await expect(input).toHaveValue("900,719,925,474,099");
    await expect(status).toHaveTextContent('[["id","900719925474099"]]');
  },
};

/** An out-of-range value is set to the nearest limit on Enter or when the field loses focus. */
export const Clamps: Story = {
  args: { min: 1, max: 100, defaultValue: 5, onBlur: fn() },
  render: ({ onBlur, ...args }) => <NumberField {...args} onBlur={() => onBlur?.({} as never)} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "00", { initialSelectionStart: 1 });
    await expect(input).toHaveValue("500");
    await userEvent.tab();
    await expect(input).toHaveValue("100");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(100);
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.clear(input);
    await userEvent.type(input, "0{Enter}");
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("1");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(1);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Text that isn't a number, such as a lone minus sign, is replaced by the value. */
export const NotANumber: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "-", { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await expect(input).toHaveValue("-");
    await userEvent.tab();
    await expect(input).toHaveValue("5");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Arrow keys change the value by a step, with Shift and Alt by other amounts. Home and End set the limits. */
export const Keyboard: Story = {
  args: { defaultValue: 10, min: 0, max: 200, step: 2, largeStep: 50, smallStep: 0.5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.tab();
    const steps: [string, string][] = [
      ["{ArrowUp}", "12"],
      ["{ArrowDown}{ArrowDown}", "8"],
      ["{Shift>}{ArrowUp}{/Shift}", "58"],
      ["{Shift>}{ArrowDown}{/Shift}", "8"],
      ["{Alt>}{ArrowDown}{/Alt}", "7.5"],
      ["{End}", "200"],
      ["{ArrowUp}", "200"],
      ["{Home}", "0"],
    ];
    for (const [keys, text] of steps) {
      await userEvent.keyboard(keys);
      await expect(input).toHaveValue(text);
    }
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(0);
  },
};

/** The buttons change the value by a step and focus the input. At a limit, one is disabled. They aren't tab stops. */
export const Steppers: Story = {
  args: { defaultValue: 2, max: 3, steppers: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    const increase = canvas.getByRole("button", { name: "Increase" });
    await userEvent.click(increase);
    await expect(input).toHaveValue("3");
    await expect(input).toHaveFocus();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(3);
    await expect(increase).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(increase);
    await expect(input).toHaveValue("3");
    await userEvent.click(canvas.getByRole("button", { name: "Decrease" }));
    await expect(input).toHaveValue("2");
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Pasted text is parsed by the rules of the language, even in the middle of other text. */
export const Paste: Story = {
  args: { locale: "de", step: "any", labels: { role: "Zahlenfeld" } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(input).toHaveAttribute("aria-roledescription", "Zahlenfeld");
    await userEvent.click(input);
    await userEvent.paste("1.234,5");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.keyboard("6{Enter}");
    await expect(input).toHaveValue("1.234,56");
    input.setSelectionRange(0, 1);
    await userEvent.paste("98");
    await userEvent.tab();
    await expect(input).toHaveValue("98.234,56");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(98234.56);
    await userEvent.click(input);
    // A click puts the caret elsewhere in each engine.
    input.select();
    await userEvent.paste("not a number");
    await expect(input).toHaveValue("98.234,56");
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("98.235,56");
  },
};

/** Spaces and apostrophes that group digits elsewhere, as in a copied table, don't end the number. */
export const PasteGrouped: Story = {
  parameters: { visual: { skip: "looks like any NumberField" } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    for (const text of ["1 234 567.89", "1\u202f234\u202f567.89\n", "1’234’567.89"]) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1234567.89);
    }
    await userEvent.tab();
    await expect(input).toHaveValue("1,234,567.89");
  },
};

/**
 * Without `allowWheel`, the wheel scrolls the page. With it, the wheel changes the value of the focused
 * input.
 */
export const Wheel: Story = {
  render: (args) => (
    <>
      <NumberField {...args} label="Off" defaultValue={5} />
      <NumberField {...args} label="On" defaultValue={5} allowWheel />
    </>
  ),
  play: async ({ canvas }) => {
    const [off, on] = canvas.getAllByRole("textbox") as [HTMLElement, HTMLElement];
    await fireEvent.wheel(on, { deltaY: -100 });
    await expect(on).toHaveValue("5");
    for (const input of [off, on]) {
      await userEvent.click(input);
      await fireEvent.wheel(input, { deltaY: -100 });
    }
    await expect(off).toHaveValue("5");
    await expect(on).toHaveValue("6");
  },
};

/** Dragging the prefix changes the value only with `allowScrub`, and not in a disabled fieldset. */
export const Scrub: Story = {
  render: (args) => (
    <>
      <NumberField {...args} label="Off" prefix="A" defaultValue={5} />
      <NumberField {...args} label="On" prefix="B" defaultValue={5} allowScrub />
      <fieldset disabled>
        <NumberField {...args} label="Disabled" prefix="C" defaultValue={5} allowScrub />
      </fieldset>
    </>
  ),
  play: async ({ canvas }) => {
    for (const prefix of ["A", "B", "C"]) {
      const area = canvas.getByText(prefix);
      // On touch, the primitive doesn't lock the pointer.
      await fireEvent.pointerDown(area, { pointerType: "touch", button: 0 });
      await fireEvent.pointerMove(area, { pointerType: "touch", movementX: 10 });
      await fireEvent.pointerUp(area, { pointerType: "touch" });
    }
    await expect(canvas.getByRole("textbox", { name: "Off" })).toHaveValue("5");
    await expect(canvas.getByRole("textbox", { name: "On" })).not.toHaveValue("5");
    await expect(canvas.getByRole("textbox", { name: "Disabled" })).toHaveValue("5");
  },
};

/** The form gets the plain number, even if Enter submits text that isn't formatted yet. */
export const InAForm: Story = {
  parameters: { visual: { skip: "looks like any NumberField" } },
  args: { format: { style: "currency", currency: "EUR" }, step: 0.01, max: 5000, defaultValue: 1234.5 },
  decorators: inSentForm,
  render: (args) => <NumberField {...args} label="Price" name="price" locale="de" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(input.value.replace(/\s/, " ")).toBe("1.234,50 €");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const sent = canvas.getByRole("status");
    await expect(sent).toHaveTextContent('[["price","1234.5"]]');
    await userEvent.clear(input);
    await userEvent.type(input, "9999{Enter}");
    await expect(sent).toHaveTextContent('[["price","5000"]]');
  },
};

/** A reset discards unfinished text of the focused input, and doesn't commit a value. */
export const Reset: Story = {
  parameters: { visual: { skip: "looks like any NumberField" } },
  args: { defaultValue: 5 },
  render: (args) => (
    <form>
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    for (const text of ["0", "."]) {
      await userEvent.type(input, text);
      input.form?.reset();
      await waitFor(() => expect(input).toHaveValue("5"));
    }
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
};

/**
 * A number between steps isn't submitted. The error for that state shows until the number is valid. By default, Shift takes
 * ten steps and Alt one, so that every step is valid.
 */
export const BetweenSteps: Story = {
  args: {
    min: 0,
    step: 5,
    defaultValue: 7,
    error: { message: "Enter a multiple of 5.", match: "stepMismatch" },
  },
  decorators: inSentForm,
  render: (args) => <NumberField {...args} label="Price" name="price" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription("Enter a multiple of 5.");
    await userEvent.clear(input);
    await userEvent.type(input, "10{Shift>}{ArrowUp}{/Shift}");
    await expect(input).toHaveValue("60");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(input).toHaveValue("65");
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

export const Conforms = conformance({
  NumberField: (props) => (
    <NumberField label="Seats" prefix={<GlobeIcon />} suffix="USD" defaultValue={12} {...props} />
  ),
});

export const Contract = contract(NumberField, {
  role: "textbox",
  box: (input) => input.closest("[data-slot=number-field-box]"),
  props: { steppers: true },
  first: { value: 5, shows: "5", submits: ["5"] },
  second: { value: 20, shows: "20", submits: ["20"] },
  empty: { value: null, shows: "", submits: [""] },
  change: typeOver("20"),
});
