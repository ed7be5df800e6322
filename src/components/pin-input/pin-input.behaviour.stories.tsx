import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, contract, SentForm, typeOver } from "#kit";
import { PinInput } from ".";

const meta = {
  component: PinInput,
  title: "Behaviour/PinInput",
  args: { label: "Code", name: "code", onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const cellsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll("[data-slot=pin-input-cell]")];
/** The characters of the cells, with those in brackets that have the focus ring. */
const shown = (canvas: HTMLElement) =>
  cellsIn(canvas)
    .map((cell) => {
      const text = cell.textContent || "_";
      return getComputedStyle(cell).outlineStyle === "none" ? text : `[${text}]`;
    })
    .join("");

/** One input, which each key fills. Other characters are ignored. The last one completes the code. */
export const Types: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText("Code"));
    const input = canvas.getByRole("textbox", { name: "Code" });
    await expect(canvas.getAllByRole("textbox")).toHaveLength(1);
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await waitFor(() => expect(shown(canvasElement)).toBe("[_]_____"));
    await userEvent.keyboard("4a 8-");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(shown(canvasElement)).toBe("48[_]___");
    await userEvent.keyboard("219");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("3");
    await expect(args.onComplete).toHaveBeenLastCalledWith("482193");
    await waitFor(() => expect(shown(canvasElement)).toBe("48219[3]"));
    await userEvent.keyboard("7");
    await expect(input).toHaveValue("482197");
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
};

/** Arrow keys select a character, which the next key replaces. Backspace deletes it and selects the one before. */
export const Keyboard: Story = {
  args: { defaultValue: "4821" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(input).toHaveFocus();
    const shows = (text: string) => waitFor(() => expect(shown(canvasElement)).toBe(text));
    input.setSelectionRange(4, 4);
    await shows("4821[_]_");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await shows("48[2]1__");
    await userEvent.keyboard("7");
    await shows("487[1]__");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await shows("4871[_]_");
    await userEvent.keyboard("{Home}");
    await shows("[4]871__");
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}");
    await shows("[4][8]71__");
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowLeft}{/Shift}");
    await shows("[4][8]71__");
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{Backspace}");
    await shows("[4]71___");
    await userEvent.keyboard("{End}{Backspace}");
    await shows("47[_]___");
    input.select();
    await shows("[4][7]____");
    await userEvent.keyboard("9");
    await expect(input).toHaveValue("9");
    await shows("9[_]____");
  },
};

/** A click selects the character of its cell. A click on an empty cell continues the code. */
export const Click: Story = {
  args: { defaultValue: "4821" },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole("textbox");
    const clickCell = (index: number) => {
      const { left, width, top } = (cellsIn(canvasElement)[index] as Element).getBoundingClientRect();
      return userEvent.pointer([
        { target: input, coords: { clientX: left + width / 2, clientY: top + 2 }, keys: "[MouseLeft]" },
      ]);
    };
    await clickCell(1);
    await waitFor(() => expect(shown(canvasElement)).toBe("4[8]21__"));
    await clickCell(5);
    await waitFor(() => expect(shown(canvasElement)).toBe("4821[_]_"));
  },
};

/** A pasted code replaces the typed characters. Spaces, dashes and further characters are removed, and other digits are read. */
export const Paste: Story = {
  args: { defaultValue: "48" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    await userEvent.paste("123-456 ");
    await expect(input).toHaveValue("123456");
    await expect(args.onComplete).toHaveBeenLastCalledWith("123456");
    input.select();
    await userEvent.paste("٤٨ ٢١");
    await expect(input).toHaveValue("4821");
    await userEvent.paste("9 9 9 9");
    await expect(input).toHaveValue("482199");
  },
};

/** An incomplete code can't be submitted. The message shows when the focus leaves, and hides while people type. */
export const Incomplete: Story = {
  render: (args) => (
    <SentForm>
      <PinInput {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "4821{Enter}");
    await expect(canvas.getByText("nothing sent")).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription("Enter the complete code.");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await userEvent.type(input, "{End}9");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.type(input, "3{Enter}");
    await expect(canvas.getByText('[["code","482193"]]')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, "48");
    await userEvent.tab();
  },
};

/** The caller can submit the form as soon as the code is complete. */
export const SubmitsWhenComplete: Story = {
  parameters: { visual: { skip: "The play function checks the submitted code." } },
  render: (args) => (
    <SentForm id="verify">
      <PinInput
        {...args}
        onComplete={() => document.querySelector<HTMLFormElement>("form#verify")?.requestSubmit()}
      />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "482193");
    await expect(canvas.getByText('[["code","482193"]]')).toBeVisible();
  },
};

/** The cells of a masked code show dots. It isn't readable for screen readers either. */
export const Masked: Story = {
  args: { masked: true, length: 4, defaultValue: "4821" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText("Code")).toHaveAttribute("type", "password");
    await expect(shown(canvasElement)).toBe("••••");
    await expect(canvasElement).not.toHaveTextContent("4821");
  },
};

/** In right-to-left pages, the code runs from left to right, and the arrow keys move as they point. */
export const RightToLeft: Story = {
  args: { defaultValue: "4821" },
  parameters: { visual: { modes: ["rtl"] } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = cellsIn(canvasElement).map((cell) => cell.getBoundingClientRect().left);
    await expect(first).toBeLessThan(second ?? 0);
    canvas.getByRole<HTMLInputElement>("textbox").focus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await waitFor(() => expect(shown(canvasElement)).toBe("4[8]21__"));
  },
};

/** The text of an input method stays until it is confirmed. Then its digits are read. */
export const InputMethod: Story = {
  parameters: { visual: { skip: "The play function checks the value." } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    const compose = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    };
    compose("１２あ");
    await waitFor(() => expect(input).toHaveValue("１２あ"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    await waitFor(() => expect(input).toHaveValue("12"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("12");
  },
};

export const Conforms = conformance({ PinInput: (props) => <PinInput label="Code" {...props} /> });

export const Contract = contract(PinInput, {
  role: "textbox",
  first: { value: "123456", shows: "123456", submits: ["123456"] },
  second: { value: "654321", shows: "654321", submits: ["654321"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("654321"),
  isNative: true,
  box: (control) => control.closest("[data-slot=pin-input-box]"),
});
