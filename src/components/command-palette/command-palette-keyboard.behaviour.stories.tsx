import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { simulatePlatform } from "../../lib/hotkey/simulate-platform.fixture";
import { CommandPalette } from ".";
import {
  closed,
  expectSelection,
  highlights,
  onSelect,
  open,
  options,
  Palette,
  press,
} from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette",
  render: () => <Palette />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Arrow keys wrap around, Home and End move to the ends, and Enter selects. */
export const Keys: Story = {
  play: async ({ step }) => {
    const control = await open();
    for (const [key, name] of [
      ["{ArrowDown}", "Rename project"],
      ["{ArrowUp}", "New project"],
      ["{ArrowUp}", "Sign out"],
      ["{ArrowDown}", "New project"],
      ["{End}", "Sign out"],
      ["{Home}", "New project"],
    ] as const) {
      await step(key, async () => {
        await press(key);
        await highlights(name);
        await expect(control).toHaveFocus();
      });
    }
    await press("{ArrowDown}", "{Enter}");
    await expectSelection("Rename project");
    await closed();
  },
};

/** Cmd or Ctrl with Enter or a click requests a new tab. A plain click doesn't. */
export const NewTab: Story = {
  play: async () => {
    for (const key of ["Meta", "Control"]) {
      await open();
      await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
      await expect(onSelect).toHaveBeenLastCalledWith("New project", { newTab: true });
      await closed();
    }
    await open();
    await userEvent.click(screen.getByRole("option", { name: "Invite people" }));
    await expect(onSelect).toHaveBeenLastCalledWith("Invite people", { newTab: false });
    await closed();
    await open();
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("option", { name: "Sign out" }));
    await user.keyboard("{/Control}");
    await expect(onSelect).toHaveBeenLastCalledWith("Sign out", { newTab: true });
    await expect(onSelect).toHaveBeenCalledTimes(4);
    await closed();
  },
};

/** While an input method composes, nothing is searched or selected. The confirmed text is searched. */
export const InputMethod: Story = {
  render: () => <Palette items={["設定", "新規", "セット"]} />,
  play: async () => {
    const control = (await open()) as HTMLInputElement;
    const write = (text: string, isComposing: boolean) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, text);
      control.dispatchEvent(
        new InputEvent("input", { bubbles: true, isComposing, inputType: "insertCompositionText" }),
      );
    };
    control.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    write("せっt", true);
    await new Promise(requestAnimationFrame);
    await expect(control).toHaveValue("せっt");
    await expect(options()).toHaveLength(3);
    control.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, isComposing: true }),
    );
    await expect(onSelect).not.toHaveBeenCalled();
    write("設定", true);
    control.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "設定" }));
    await waitFor(() => expect(options()).toEqual(["設定"]));
    await expect(control).toHaveValue("設定");
  },
};

/** Key names match the platform. */
export const KeyHints: Story = {
  beforeEach: () => simulatePlatform("Win32"),
  play: async () => {
    await open();
    await expect(hints("Open in new tab")).toEqual(["Ctrl+Enter"]);
    await expect(hints("Navigate")).toEqual(["Up Arrow", "Down Arrow"]);
    await expect(hints("Select")).toEqual(["Enter"]);
  },
};

/** On a Mac, it is the ⌘ key. */
export const KeyHintsOnMac: Story = {
  beforeEach: () => simulatePlatform("MacIntel"),
  play: async () => {
    await open();
    await expect(hints("Open in new tab")).toEqual(["Command+Enter"]);
  },
};

const hints = (text: string) =>
  [...screen.getByText(text).querySelectorAll("[data-slot=kbd]")].map(({ textContent }) => textContent);
