import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Combobox, type ComboboxTriggerMultipleWithInputProps } from ".";
import { closed, fruit, list, opened, option, options, picked, press } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox",
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Several({ dir, ...props }: ComboboxTriggerMultipleWithInputProps) {
  return (
    <div dir={dir}>
      <Combobox
        items={fruit}
        multiple
        label="Fruit"
        defaultValue={["Apple", "Fig", "Lime"]}
        onValueChange={picked}
      >
        <Combobox.TriggerMultipleWithInput placeholder="Add fruit" {...props} />
        {list}
      </Combobox>
    </div>
  );
}

const chipNames = () =>
  [...document.querySelectorAll("[data-slot=combobox-chip]")].map(({ textContent }) => textContent);

/** A selected item becomes a chip, and the list stays open. A second press deselects it. */
export const Choose: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.click(input);
    await expect(await opened()).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(await option("Banana"));
    await expect(picked).toHaveBeenLastCalledWith(["Apple", "Fig", "Lime", "Banana"]);
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime", "Banana"]);
    await expect(await option("Banana")).toHaveAttribute("aria-selected", "true");
    await userEvent.click(await option("Apple"));
    await expect(picked).toHaveBeenLastCalledWith(["Fig", "Lime", "Banana"]);
    await opened();
  },
};

/** With `aria-disabled`, its input can be focused. The list doesn't open, and chips and text can't be changed. */
export const AriaDisabled: Story = {
  parameters: { visual: { skip: "looks like the disabled one in Components/Combobox" } },
  render: () => <Several aria-disabled />,
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvasElement.querySelectorAll("button")) {
      await expect(button.closest(":disabled, [aria-disabled=true]")).not.toBeNull();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    const [chip] = canvasElement.querySelectorAll<HTMLElement>("[data-slot=combobox-chip]");
    chip?.focus();
    await userEvent.keyboard("{Delete}{ArrowDown}");
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{Backspace}{ArrowDown}a{Enter}{Escape}");
    await closed();
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime"]);
    await expect(picked).not.toHaveBeenCalled();
  },
};

/**
 * Selecting an item ends the search and clears the input for the next one. Backspace then removes the last chip, or a letter
 * of the text. Escape on a closed list removes nothing, so that it can close a dialog around it.
 */
export const Backspace: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    const heard = fn();
    document.addEventListener("keydown", ({ key }) => heard(key), { once: true });
    input.focus();
    await press("{Escape}");
    await expect(heard).toHaveBeenCalledWith("Escape");
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime"]);
    await userEvent.type(input, "che");
    await waitFor(() => expect(options()).toEqual(["Cherry"]));
    await press("{Enter}");
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime", "Cherry"]);
    await waitFor(() => expect(input).toHaveValue(""));
    await userEvent.type(input, "k{Backspace}");
    await expect(chipNames()).toHaveLength(4);
    await press("{Backspace}");
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Fig", "Lime"]));
    await press("{Backspace}");
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Fig"]));
    await expect(picked).toHaveBeenLastCalledWith(["Apple", "Fig"]);
    await press("{Backspace}", "{Backspace}");
    await waitFor(() => expect(chipNames()).toEqual([]));
    await expect(canvas.getByPlaceholderText("Add fruit")).toHaveFocus();
  },
};

const focusedChip = (text: string) =>
  waitFor(() => expect((document.activeElement as HTMLElement).textContent).toBe(text));

/** The arrow keys move to the chips. Delete removes the focused chip and focuses the next one. */
export const DeleteOnAChip: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    input.focus();
    await press("{ArrowLeft}");
    await focusedChip("Lime");
    await press("{ArrowLeft}");
    await focusedChip("Fig");
    await press("{Delete}");
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Lime"]));
    await focusedChip("Lime");
    await press("{ArrowRight}");
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** In right-to-left text, the arrow keys are mirrored. */
export const RightToLeft: Story = {
  render: () => <Several dir="rtl" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await press("{Escape}", "{ArrowRight}");
    await focusedChip("Lime");
    await press("{ArrowRight}");
    await focusedChip("Fig");
    await press("{ArrowLeft}", "{ArrowLeft}");
    await waitFor(() => expect(input).toHaveFocus());
    const [first, second] = document.querySelectorAll("[data-slot=combobox-chip]");
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().right ?? Number.NaN,
    );
  },
};

/** Each chip has a button that is named after its item and is at least 24 px wide, for touch. */
export const RemoveButtons: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole("button", { name: "Remove Fig" });
    await expect(remove.offsetWidth).toBeGreaterThanOrEqual(24);
    await userEvent.click(remove);
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Lime"]));
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(chipNames()).toEqual([]));
  },
};

/** The input can be above the chips, and the caller can render the chips. */
export const InputAbove: Story = {
  render: () => (
    <Several inputSide="top" renderItem={(item) => <Combobox.Chip>{`${item}!`}</Combobox.Chip>} />
  ),
  play: async ({ canvas }) => {
    const chip = within(canvas.getByRole("toolbar", { name: "Chosen" })).getByText("Apple!");
    const input = canvas.getByRole("combobox");
    await expect(input.getBoundingClientRect().bottom).toBeLessThanOrEqual(chip.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Apple!" }));
    await waitFor(() => expect(screen.queryByText("Apple!")).toBeNull());
    await closed();
  },
};
