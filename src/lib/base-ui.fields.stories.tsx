import { Combobox } from "@base-ui/react/combobox";
import { NumberField } from "@base-ui/react/number-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import {
  commitText,
  endComposition,
  ignoreInFieldset,
  ignoreLabelClick,
  isCommit,
  pickerEvents,
} from "./base-ui";
import { closePopup, FruitPopup, fruit } from "./base-ui.fixture";

/**
 * Tests the installed Base UI, without Kerf's components. In each story, "Without" shows that a gap still exists, and
 * "With" shows that its workaround still works.
 */
const meta = {
  title: "Behaviour/Base UI/Fields",
  parameters: { visual: { skip: "it shows Base UI's parts without styles" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Labeled({ name, onClick }: { name: string; onClick?: typeof ignoreLabelClick }) {
  const id = useId();
  return (
    <Combobox.Root items={fruit} id={id}>
      <label htmlFor={id}>{name}</label>
      <Combobox.Trigger id={id} aria-label={name} onClick={onClick}>
        Choose
      </Combobox.Trigger>
      <FruitPopup />
    </Combobox.Root>
  );
}

/** A click on the label of a trigger opens the list. */
export const LabelClick: Story = {
  render: () => (
    <>
      <Labeled name="Without" />
      <Labeled name="With" onClick={ignoreLabelClick} />
    </>
  ),
  play: async ({ canvas }) => {
    await clickAt(canvas.getByText("With"));
    await expect(screen.queryByRole("listbox")).toBeNull();
    await clickAt(canvas.getByText("Without"));
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** A click with coordinates, which user-event doesn't set. */
async function clickAt(target: HTMLElement) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const coords = { clientX: left + width / 2, clientY: top + height / 2 };
  await userEvent.pointer({ keys: "[MouseLeft]", target, coords });
}

function InFieldset({ name, onMouseDown }: { name: string; onMouseDown?: typeof ignoreInFieldset }) {
  return (
    <fieldset disabled>
      <Combobox.Root items={fruit} multiple>
        <Combobox.InputGroup aria-label={name} onMouseDown={onMouseDown}>
          <Combobox.Input aria-label={`${name} fruit`} />
          <span data-testid={name}>Fruit</span>
        </Combobox.InputGroup>
        <FruitPopup />
      </Combobox.Root>
    </fieldset>
  );
}

/** A click on the container of chips opens the list, even in a disabled fieldset. */
export const DisabledFieldset: Story = {
  render: () => (
    <>
      <InFieldset name="Without" />
      <InFieldset name="With" onMouseDown={ignoreInFieldset} />
    </>
  ),
  play: async ({ canvas }) => {
    fireEvent.mouseDown(canvas.getByTestId("With"));
    await expect(canvas.getByRole("combobox", { name: "With fruit" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    fireEvent.mouseDown(canvas.getByTestId("Without"));
    await screen.findByRole("listbox");
  },
};

/** An `aria-disabled` trigger opens its list. */
export const AriaDisabled: Story = {
  render: () => (
    <>
      {[
        { name: "Without", own: undefined },
        { name: "With", own: pickerEvents },
      ].map(({ name, own }) => (
        <Combobox.Root key={name} items={fruit}>
          <Combobox.Trigger aria-label={name} aria-disabled="true" {...own}>
            Choose
          </Combobox.Trigger>
          <FruitPopup />
        </Combobox.Root>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    fireEvent.mouseDown(canvas.getByRole("combobox", { name: "With" }));
    await expect(screen.queryByRole("listbox")).toBeNull();
    fireEvent.mouseDown(canvas.getByRole("combobox", { name: "Without" }));
    await screen.findByRole("listbox");
    await closePopup("listbox");
  },
};

/** Pressing an item while an input method composes keeps the composed text. */
export const Composition: Story = {
  render: () => (
    <>
      {[
        { name: "Without", ref: undefined },
        { name: "With", ref: endComposition },
      ].map(({ name, ref }) => (
        <Combobox.Root key={name} items={fruit}>
          <Combobox.Input aria-label={name} ref={ref} />
          <FruitPopup />
        </Combobox.Root>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ["Without", "キウイ"],
      ["With", "Kiwi"],
    ] as const) {
      const input = canvas.getByRole<HTMLInputElement>("combobox", { name });
      await userEvent.click(input);
      fireEvent.compositionStart(input);
      fireEvent.input(input, { target: { value: "キウイ" }, isComposing: true });
      await userEvent.click(await screen.findByRole("option", { name: "Kiwi" }));
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
      await expect(input).toHaveValue(text);
      fireEvent.compositionEnd(input);
    }
  },
};

/** Without a name, the inputs that the browser validates are in the corner of the page. */
export const HiddenInput: Story = {
  render: () => (
    <>
      {["Without", "With"].map((name) => (
        <div key={name} data-testid={name} className={name === "With" ? "k:around-hidden-input" : undefined}>
          <Combobox.Root items={fruit} />
          <NumberField.Root render={({ children }) => <>{children}</>} />
          <p>Text</p>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Without", "With"]) {
      const box = canvas.getByTestId(name);
      const inputs = [...box.querySelectorAll("input")].map((input) => input.getBoundingClientRect().top);
      const top = name === "With" ? box.getBoundingClientRect().top : 0;
      await expect(inputs).toEqual([top, top]);
    }
  },
};

const blurred = fn();

/** Base UI doesn't format or clamp the typed text on Enter. `commitText` does. */
export const CommitText: Story = {
  render: () => (
    <NumberField.Root max={10}>
      <NumberField.Input aria-label="Number" onBlur={(event) => blurred(isCommit(event))} />
    </NumberField.Root>
  ),
  play: async ({ canvas }) => {
    blurred.mockClear();
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Number" });
    await userEvent.type(input, "50{Enter}");
    await expect(input).toHaveValue("50");
    commitText(input);
    await waitFor(() => expect(input).toHaveValue("10"));
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(blurred.mock.calls).toEqual([[true], [false]]);
  },
};
