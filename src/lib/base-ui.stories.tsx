import { Autocomplete } from "@base-ui/react/autocomplete";
import { Combobox } from "@base-ui/react/combobox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { createSkip, highlightOption, keepOnEscape, pressHighlighted, preventPrimitive } from "./base-ui";
import { Fruit, FruitPopup, fruit, highlighted } from "./base-ui.fixture";

/**
 * Tests the installed Base UI, without Kerf's components. In each story, "Without" shows that a gap still exists, and
 * "With" shows that its workaround still works.
 */
const meta = {
  title: "Behaviour/Base UI",
  parameters: { visual: { skip: "it shows Base UI's parts without styles" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const picked = fn();

async function highlights(control: HTMLElement, item: string) {
  await waitFor(() => expect(highlighted(control)).toBe(item));
}

const skip = createSkip();

/** Arrow keys, Home and End stop at disabled items. */
export const DisabledItems: Story = {
  render: () => (
    <>
      <Fruit name="Without" disabledItems={["Apple", "Kiwi"]} />
      <Fruit
        name="With"
        disabledItems={["Apple", "Kiwi"]}
        onItemHighlighted={(_item, details) => skip(details)}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const without = canvas.getByRole("combobox", { name: "Without" });
    without.focus();
    await userEvent.keyboard("{ArrowDown}");
    await highlights(without, "Apple");

    const control = canvas.getByRole("combobox", { name: "With" });
    control.focus();
    await userEvent.keyboard("{ArrowDown}");
    await highlights(control, "Fig");
    await userEvent.keyboard("{ArrowDown}");
    await highlights(control, "Lime");
    await userEvent.keyboard("{Home}");
    await highlights(control, "Fig");
  },
};

/** A trigger that keeps focus has no keyboard navigation in its open list. Only the pointer highlights options. */
export const Highlight: Story = {
  render: () => (
    <Combobox.Root items={fruit} defaultOpen>
      <Combobox.Trigger aria-label="Fruit" role="combobox" />
      <FruitPopup />
    </Combobox.Root>
  ),
  play: async () => {
    const option = await screen.findByRole("option", { name: "Kiwi" });
    screen.getByRole("combobox", { hidden: true }).focus();
    await userEvent.keyboard("{End}k");
    for (const each of screen.getAllByRole("option"))
      await expect(each).not.toHaveAttribute("data-highlighted");
    highlightOption(
      () => {},
      () => option,
    );
    await waitFor(() => expect(option).toHaveAttribute("data-highlighted"));
    option.click();
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  },
};

interface ChipsProps {
  name: string;
  onKeyDown?: ReturnType<typeof keepOnEscape>;
}

function Several({ name, onKeyDown }: ChipsProps) {
  return (
    <Combobox.Root items={fruit} multiple defaultValue={["Fig"]}>
      <Combobox.Input aria-label={name} onKeyDown={onKeyDown} />
      <output aria-label={`${name} value`}>
        <Combobox.Value>{(items: string[]) => items.join()}</Combobox.Value>
      </output>
    </Combobox.Root>
  );
}

/** Escape on a closed list clears the selection, and no parent gets the key event. */
export const Escape: Story = {
  render: () => (
    <>
      <Several name="Without" />
      <Several name="With" onKeyDown={keepOnEscape()} />
    </>
  ),
  play: async ({ canvas }) => {
    const heard = fn();
    const listen = ({ key }: KeyboardEvent) => heard(key);
    document.addEventListener("keydown", listen);
    canvas.getByRole("combobox", { name: "Without" }).focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByLabelText("Without value")).toBeEmptyDOMElement());
    await expect(heard).not.toHaveBeenCalled();

    canvas.getByRole("combobox", { name: "With" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(heard).toHaveBeenCalledWith("Escape");
    await expect(canvas.getByLabelText("With value")).toHaveTextContent("Fig");
    document.removeEventListener("keydown", listen);
  },
};

/** Enter with Cmd or Ctrl does nothing. */
export const Modifiers: Story = {
  render: () => (
    <>
      {[
        { name: "Without", onKeyDown: undefined },
        {
          name: "With",
          onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
            if (event.key !== "Enter") return;
            preventPrimitive(event);
            pressHighlighted(event);
          },
        },
      ].map(({ name, onKeyDown }) => (
        <Autocomplete.Root key={name} items={fruit} inline open>
          <Autocomplete.Input aria-label={name} onKeyDown={onKeyDown} />
          <Autocomplete.List aria-label="Fruit">
            {(item: string) => (
              <Autocomplete.Item key={item} value={item} onClick={({ ctrlKey }) => picked(item, ctrlKey)}>
                {item}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Root>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, calls] of [
      ["Without", []],
      ["With", [["Apple", true]]],
    ] as const) {
      picked.mockClear();
      const control = canvas.getByRole("combobox", { name });
      control.focus();
      await userEvent.keyboard("{ArrowDown}");
      await highlights(control, "Apple");
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      await expect(picked.mock.calls).toEqual(calls);
    }
  },
};
