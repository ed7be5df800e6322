import { Autocomplete } from "@base-ui/react/autocomplete";
import { Combobox } from "@base-ui/react/combobox";
import { Menu } from "@base-ui/react/menu";
import { NumberField } from "@base-ui/react/number-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import {
  commitText,
  createSkip,
  highlightOption,
  ignoreForeignKeys,
  ignoreInFieldset,
  ignoreLabelClick,
  isCommit,
  keepFocusOnLeave,
  keepOnEscape,
  pickerEvents,
  pressHighlighted,
  preventPrimitive,
} from "./base-ui";

/**
 * Tests the installed Base UI, without Kerf's components. In each story, "Without" shows that a gap still exists, and
 * "With" shows that its workaround still works.
 */
const meta = {
  title: "Behaviour/Base UI",
  tags: ["!autodocs"],
  parameters: { visual: { skip: "it shows Base UI's parts without styles" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const fruit = ["Apple", "Fig", "Kiwi", "Lime"];
const picked = fn();

/** The text of the control's active descendant. */
const highlighted = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-activedescendant") ?? "")?.textContent;

async function highlights(control: HTMLElement, item: string) {
  await waitFor(() => expect(highlighted(control)).toBe(item));
}

interface FruitProps extends ComponentProps<typeof Combobox.Input> {
  name: string;
  disabledItems?: string[];
  onItemHighlighted?: ComponentProps<typeof Combobox.Root>["onItemHighlighted"];
}

/** A list that is always visible, below its input. */
function Fruit({ name, disabledItems = [], onItemHighlighted, ...rest }: FruitProps) {
  return (
    <Combobox.Root items={fruit} inline open onItemHighlighted={onItemHighlighted}>
      <Combobox.Input aria-label={name} {...rest} />
      <FruitList disabledItems={disabledItems} />
    </Combobox.Root>
  );
}

function FruitList({ disabledItems = [] }: { disabledItems?: string[] }) {
  return (
    <Combobox.List aria-label="Fruit">
      {(item: string) => (
        <Combobox.Item key={item} value={item} disabled={disabledItems.includes(item)}>
          {item}
        </Combobox.Item>
      )}
    </Combobox.List>
  );
}

function FruitPopup() {
  return (
    <Combobox.Portal>
      <Combobox.Positioner>
        <Combobox.Popup initialFocus={false} role="presentation">
          <FruitList />
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
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

interface DrawingProps {
  children?: ReactNode;
  onKeyDown?: typeof ignoreForeignKeys;
  onPointerLeave?: typeof keepFocusOnLeave;
}

function Drawing({ children, onKeyDown, onPointerLeave }: DrawingProps) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger>Drawing</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup onKeyDown={onKeyDown}>
            <Menu.Item aria-expanded="true" aria-haspopup="dialog" onPointerLeave={onPointerLeave}>
              Share
            </Menu.Item>
            <Menu.Item>Rename</Menu.Item>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** An input outside the menu's element. Its React events still bubble to the menu, because it is a portal. */
function Elsewhere({ name }: { name: string }) {
  return createPortal(<input aria-label={name} />, document.body);
}

const isHighlighted = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole("menuitem", { name, hidden: true })).toHaveAttribute("data-highlighted"),
  );

/** A menu's typeahead handles keys that are typed in an overlay opened by one of its items. */
export const ForeignKeysWithout: Story = {
  render: () => (
    <Drawing>
      <Elsewhere name="Name" />
    </Drawing>
  ),
  play: async () => {
    await screen.findByRole("menu");
    fireEvent.keyDown(screen.getByLabelText("Name"), { key: "r" });
    await isHighlighted("Rename");
    await closePopup("menu");
  },
};

/** With the workaround, the menu ignores those keys. */
export const ForeignKeysWith: Story = {
  render: () => (
    <Drawing onKeyDown={ignoreForeignKeys}>
      <Elsewhere name="Name" />
    </Drawing>
  ),
  play: async () => {
    const menu = await screen.findByRole("menu");
    fireEvent.keyDown(screen.getByLabelText("Name"), { key: "r" });
    await expect(screen.getByRole("menuitem", { name: "Rename" })).not.toHaveAttribute("data-highlighted");
    fireEvent.keyDown(menu, { key: "r" });
    await isHighlighted("Rename");
    await closePopup("menu");
  },
};

/** When the pointer leaves the item that opened a popup, the menu focuses itself. */
export const PointerLeaveWithout: Story = {
  render: () => <Drawing />,
  play: async () => {
    const share = await leaveItem();
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await expect(share).not.toHaveFocus();
    await closePopup("menu");
  },
};

/** With the workaround, the focus stays where it is. */
export const PointerLeaveWith: Story = {
  render: () => <Drawing onPointerLeave={keepFocusOnLeave} />,
  play: async () => {
    const share = await leaveItem();
    await expect(share).toHaveFocus();
    await closePopup("menu");
  },
};

/** Closes the popup at the end of a story, because axe reports Base UI's focus guards in open popups. */
async function closePopup(role: "menu" | "listbox") {
  fireEvent.keyDown(screen.getByRole(role), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
}

async function leaveItem() {
  const share = await screen.findByRole("menuitem", { name: "Share" });
  await userEvent.hover(share);
  await waitFor(() => expect(share).toHaveFocus());
  fireEvent(share, new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return share;
}

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
