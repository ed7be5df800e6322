import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { editedControl, fireChange, noteEdit, setValue } from "./form-events";

/** Tests the gaps in the browser and React that `form-events.ts` works around, and the workarounds. */
const meta = {
  title: "Behaviour/Form events",
  parameters: { visual: { skip: "it shows plain inputs" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const onInvalid = fn();
const onChange = fn();

/** The `invalid` event doesn't show whether the form is being submitted or a control is being edited. */
export const Invalid: Story = {
  render: () => (
    <form aria-label="Sign up" noValidate>
      <input
        aria-label="Name"
        required
        onInvalid={({ nativeEvent }) => {
          const { type, bubbles, cancelable, isTrusted } = nativeEvent;
          onInvalid(
            { type, bubbles, cancelable, isTrusted },
            (editedControl() as HTMLElement | null)?.ariaLabel,
          );
        }}
      />
      <input
        aria-label="Nickname"
        onInputCapture={noteEdit}
        onInput={({ currentTarget }) => currentTarget.form?.checkValidity()}
      />
    </form>
  ),
  play: async ({ canvas }) => {
    onInvalid.mockClear();
    await userEvent.type(canvas.getByRole("textbox", { name: "Nickname" }), "A");
    canvas.getByRole<HTMLFormElement>("form").reportValidity();
    const [edited, submitted] = onInvalid.mock.calls;
    await expect(edited?.[0]).toEqual(submitted?.[0]);
    await expect([edited?.[1], submitted?.[1]]).toEqual(["Nickname", undefined]);
  },
};

/** React doesn't call `onChange` for a value set through the input's property. */
export const Change: Story = {
  render: () => <input aria-label="Name" defaultValue="" onChange={({ target }) => onChange(target.value)} />,
  play: async ({ canvas }) => {
    onChange.mockClear();
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    input.value = "Grace";
    fireChange(input);
    await expect(onChange).not.toHaveBeenCalled();
    setValue(input, "Ada");
    fireChange(input);
    await expect(onChange.mock.calls).toEqual([["Ada"]]);
  },
};
