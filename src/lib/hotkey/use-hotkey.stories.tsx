import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useRef, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../components/button";
import { Dialog } from "../../components/dialog";
import { DropdownMenu } from "../../components/dropdown-menu";
import { Kbd } from "../../components/kbd";
import { simulatePlatform } from "./simulate-platform.fixture";
import { type HotkeyOptions, useHotkey, useHotkeys } from "./use-hotkey";

const onPress = fn<(keys: string) => void>();

interface HotkeyProps extends HotkeyOptions {
  keys: string;
  name?: string;
}

function Hotkey({ keys, name = keys, ...options }: HotkeyProps) {
  useHotkey(keys, () => onPress(name), options);
  return null;
}

const meta = {
  component: Hotkey,
  title: "Behaviour/Hotkey",
  args: { keys: "mod+k" },
  beforeEach: () => {
    onPress.mockClear();
    return simulatePlatform("Win32");
  },
  parameters: { visual: { skip: "it has no picture of its own" } },
} satisfies Meta<typeof Hotkey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses keys, and expects the names of the hotkeys that they call. */
async function press(keys: string, ...names: string[]) {
  onPress.mockClear();
  await userEvent.keyboard(keys);
  await expect([keys, ...onPress.mock.calls.flat()]).toEqual([keys, ...names]);
}

const modK = "{Control>}k{/Control}";
const keyDown = (element: Element, init: KeyboardEventInit) =>
  fireEvent.keyDown(element, { key: "k", code: "KeyK", ctrlKey: true, ...init });

/** The keys call the handler, and the browser does nothing else with them. Other modifiers don't. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    await press(modK, "mod+k");
    await press("{Meta>}k{/Meta}k{Control>}{Shift>}k{/Shift}{/Control}");
    await expect(keyDown(canvasElement, {})).toBe(false);
    await expect(keyDown(canvasElement, { altKey: true })).toBe(true);
  },
};

/** On a Mac, `mod` is Command. */
export const OnMac: Story = {
  beforeEach: () => simulatePlatform("MacIntel"),
  play: async () => {
    await press("{Meta>}k{/Meta}", "mod+k");
    await press(modK);
  },
};

/** Typing is left to the focused element. Keys with `mod` work in text fields, except those that edit text. */
export const WhileTyping: Story = {
  render: () => (
    <>
      {["a", "mod+k", "mod+z", "mod+b", "F2", "escape", "enter", "mod+enter", "down"].map((keys) => (
        <Hotkey key={keys} keys={keys} />
      ))}
      <Hotkey keys="j" inFields />
      <input aria-label="Name" />
      <textarea aria-label="Note" />
      <input type="checkbox" aria-label="Urgent" />
      <input type="range" aria-label="Volume" />
      <Button>Send</Button>
      {/* biome-ignore lint/a11y/useSemanticElements: rich text needs an editable element. */}
      <div role="textbox" aria-label="Text" tabIndex={0} contentEditable suppressContentEditableWarning />
    </>
  ),
  play: async ({ canvas }) => {
    const all = `a${modK}{Control>}z{/Control}{Control>}b{/Control}{F2}{Escape}{Control>}{Enter}{/Control}`;
    const focus = (role: string, name: string) => canvas.getByRole(role, { name }).focus();
    focus("textbox", "Name");
    await press(all, "mod+k", "mod+b", "F2", "mod+enter");
    await press("j", "j");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("a");
    focus("textbox", "Note");
    await press(all, "mod+k", "mod+b", "F2", "mod+enter");
    focus("textbox", "Text");
    await press(all, "mod+k", "F2", "mod+enter");
    focus("checkbox", "Urgent");
    await press(all, "a", "mod+k", "mod+z", "mod+b", "F2", "escape", "mod+enter");
    focus("slider", "Volume");
    await press("a{ArrowDown}", "a");
    focus("button", "Send");
    await press("{Enter}a{ArrowDown}", "a", "down");
    (document.activeElement as HTMLElement).blur();
    await press("{Enter}", "enter");
  },
};

/** In a menu, letters move to an item. */
export const InMenu: Story = {
  args: { keys: "d" },
  render: (args) => (
    <>
      <Hotkey {...args} />
      <DropdownMenu>
        <DropdownMenu.Trigger render={<Button>Actions</Button>} />
        <DropdownMenu.Content>
          <DropdownMenu.Item>Rename</DropdownMenu.Item>
          <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button").focus();
    await press("d", "d");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
    await press("d");
    await expect(screen.getByRole("menuitem", { name: "Duplicate" })).toHaveFocus();
  },
};

/** Keys of an input method, keys that another handler used, and events without a key are ignored. */
export const IgnoredEvents: Story = {
  render: (args) => (
    <>
      <Hotkey {...args} />
      <Button onKeyDown={(event) => event.preventDefault()}>Editor</Button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    keyDown(canvasElement, { isComposing: true });
    keyDown(canvasElement, { keyCode: 229 });
    keyDown(canvasElement, { key: "" });
    await expect(onPress).not.toHaveBeenCalled();
    canvas.getByRole("button").focus();
    await press(modK);
  },
};

/** Held keys call the handler once, but the browser never gets them. */
export const Repeats: Story = {
  render: () => (
    <>
      <Hotkey keys="mod+s" />
      <Hotkey keys="mod+j" repeat />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(keyDown(canvasElement, { key: "s", repeat: true })).toBe(false);
    await expect(onPress).not.toHaveBeenCalled();
    keyDown(canvasElement, { key: "j", repeat: true });
    await expect(onPress).toHaveBeenCalledWith("mod+j");
  },
};

function Panel({ title, modal, children }: { title: string; modal?: boolean; children?: ReactNode }) {
  return (
    <Dialog.Root modal={modal}>
      <Dialog.Trigger render={<Button>{title}</Button>} />
      <Dialog>
        <Dialog.Title>{title}</Dialog.Title>
        {children}
        <Dialog.Close render={<Button>Close {title}</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}

const clickButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** While a modal dialog is open, the hotkeys inside it work, and those of the page and of outer dialogs don't. */
export const Dialogs: Story = {
  render: () => (
    <>
      <Hotkey keys="mod+k" name="page" />
      <Hotkey keys="mod+j" name="anywhere" inDialogs />
      <Panel title="Outer">
        <Hotkey keys="mod+k" name="outer" />
        <Panel title="Inner">
          <Hotkey keys="mod+k" name="inner" />
        </Panel>
      </Panel>
      <Panel title="Beside" modal={false} />
    </>
  ),
  play: async () => {
    await clickButton("Outer");
    await screen.findByRole("dialog", { name: "Outer" });
    await press(modK, "outer");
    await press("{Control>}j{/Control}", "anywhere");
    await clickButton("Inner");
    await screen.findByRole("dialog", { name: "Inner" });
    await press(modK, "inner");
    await clickButton("Close Inner");
    await press(modK, "outer");
    await clickButton("Close Outer");
    await press(modK, "page");
    await clickButton("Beside");
    await screen.findByRole("dialog", { name: "Beside" });
    await press(modK, "page");
  },
};

function Native() {
  const dialog = useRef<HTMLDialogElement>(null);
  useHotkey("mod+k", () => onPress("native"), { scope: dialog });
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Open</Button>
      <dialog ref={dialog} aria-label="Native">
        <input aria-label="Search" />
      </dialog>
    </>
  );
}

/** A dialog that isn't Kerf's blocks the page's hotkeys too. With `scope`, those inside it work. */
export const NativeDialog: Story = {
  render: () => (
    <>
      <Native />
      <Hotkey keys="mod+k" name="page" />
    </>
  ),
  play: async () => {
    await press(modK, "page");
    await clickButton("Open");
    await press(modK, "native");
    await userEvent.click(screen.getByRole("textbox", { name: "Search" }));
    await press(modK, "native");
  },
};

function Toggled() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Hotkey keys="mod+k" name="first" />
      {isOn && <Hotkey keys="mod+k" name="last" />}
      <Hotkey keys="mod+j" disabled={!isOn} />
      <Button onClick={() => setOn(false)}>Disable</Button>
    </>
  );
}

/** If several hotkeys have the same keys, the last one is called. A disabled or unmounted one isn't. */
export const LastOneWins: Story = {
  render: () => <Toggled />,
  play: async () => {
    await press(`${modK}{Control>}j{/Control}`, "last", "mod+j");
    await clickButton("Disable");
    await press(`${modK}{Control>}j{/Control}`, "first");
  },
};

function List() {
  return (
    <ul>
      {useHotkeys().map(({ keys, label }) => (
        <li key={label}>
          {label} <Kbd keys={keys} />
        </li>
      ))}
    </ul>
  );
}

/** The list has the hotkeys with a label, each once. */
export const Listed: Story = {
  render: () => (
    <>
      <List />
      <Hotkey keys="mod+k" label="Search" />
      <Hotkey keys="x" label="Select the row" />
      <Hotkey keys="x" label="Select the row" />
      <Hotkey keys="mod+s" label="Save" disabled />
      <Hotkey keys="mod+j" />
    </>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(rows).toEqual(["Search Ctrl+K", "Select the row X"]);
  },
};

/** Keys that no keyboard has warn and do nothing. */
export const InvalidKeys: Story = {
  args: { keys: "kontrol+k" },
  parameters: { console: { expect: [/Invalid keys "kontrol\+k" of useHotkey/] } },
  play: async () => press(`${modK}k`),
};
