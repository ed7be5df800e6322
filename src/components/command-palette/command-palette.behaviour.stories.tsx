import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { CommandPalette } from ".";
import {
  closed,
  commands,
  expectSelection,
  highlights,
  input,
  onOpenChange,
  onSelect,
  open,
  options,
  Palette,
  press,
} from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette",
  tags: ["!autodocs"],
  render: () => <Palette />,
  beforeEach: () => {
    onSelect.mockReset();
    onOpenChange.mockReset();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** A named dialog with a focused input and the first result highlighted. Escape closes it and returns focus. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, step }) => {
    const control = await open();
    const dialog = screen.getByRole("dialog", { name: "Command palette" });
    await expect(dialog).toContainElement(control);
    await expect(control).toHaveAttribute(
      "aria-controls",
      screen.getByRole("listbox", { name: "Results" }).id,
    );
    await expect(options()).toEqual(commands);
    await highlights("New project");
    await step("Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await expect(onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
    });
    await step("the close button, for people without a keyboard", async () => {
      await open();
      await userEvent.click(screen.getByRole("button", { name: "Close Esc" }));
      await closed();
    });
    await step("a press outside", async () => {
      await open();
      await userEvent.click(document.querySelector("[data-slot=dialog-backdrop]") as Element);
      await closed();
      await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
    });
    await open();
  },
};

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

/**
 * Typing ranks results: matches at the start of the text, then at the start of a word. The first is highlighted, and
 * matches are marked.
 */
export const Finds: Story = {
  play: async () => {
    const control = await open();
    await press("{ArrowDown}", "{ArrowDown}");
    await userEvent.type(control, "proj");
    await waitFor(() =>
      expect(options()).toEqual(["Project settings", "New project", "Rename project", "Delete project"]),
    );
    await highlights("Project settings");
    for (const row of screen.getAllByRole("option")) {
      await expect(row.querySelector("mark")?.textContent?.toLowerCase()).toBe("proj");
    }
    await press("{ArrowDown}", "{Enter}");
    await expectSelection("New project");
    await closed();
    await open();
    await expect(await input()).toHaveValue("");
    await userEvent.keyboard("dpr");
    await highlights("Delete project");
  },
};

/** The number of results is announced, also if there are no results. Enter then does nothing. */
export const Announced: Story = {
  play: async () => {
    const control = await open();
    const said = () =>
      screen
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .join("");
    await waitFor(() => expect(said()).toBe("6 results"));
    await userEvent.type(control, "settings");
    await waitFor(() => expect(said()).toBe("1 result"));
    await userEvent.type(control, "qqq");
    await waitFor(() => expect(said()).toBe("No results"));
    await expect(screen.getByText("No results for “settingsqqq”")).toBeVisible();
    await highlights(undefined);
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).not.toHaveBeenCalled();
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
