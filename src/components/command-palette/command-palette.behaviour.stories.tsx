import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { focusOn } from "#kit";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Button } from "../button";
import { Combobox } from "../combobox";
import { Dialog } from "../dialog";
import { CommandPalette } from ".";
import {
  closed,
  commands,
  expectSelection,
  highlights,
  input,
  list,
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
  render: () => <Palette />,
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

const onValueChange = fn();
const onClick = fn();

/** When controlled, it reports the search text, the selection, the highlighted item, and that it should close. */
export const Callbacks: Story = {
  render: () => (
    <CommandPalette
      items={commands}
      open
      onOpenChange={onOpenChange}
      onValueChange={onValueChange}
      onSelect={onSelect}
    >
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(item) =>
            item === "Sign out" ? (
              <CommandPalette.ResultItem value={item} breadcrumbs={["Account"]} onClick={onClick} />
            ) : (
              <CommandPalette.Item value={item} onClick={onClick} />
            )
          }
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette>
  ),
  play: async ({ step }) => {
    const search = await input();
    await step("an item with Enter", async () => {
      await userEvent.type(search, "ren");
      await expect(onValueChange.mock.calls).toEqual([["r"], ["re"], ["ren"]]);
      await userEvent.keyboard("{Enter}");
      await expect(onSelect).toHaveBeenLastCalledWith("Rename project", { newTab: false });
      await expect(onClick).toHaveBeenCalledTimes(1);
    });
    await step("a result with a path, with a click", async () => {
      await userEvent.clear(search);
      await userEvent.click(screen.getByRole("option", { name: /Sign out/ }));
      await expect(onSelect).toHaveBeenLastCalledWith("Sign out", { newTab: false });
      await expect(onClick).toHaveBeenCalledTimes(2);
    });
    await step("Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(screen.getByRole("dialog")).toHaveAttribute("data-open");
    });
  },
};

/** Of results with equal labels, `onSelect` gets the selected one. Headings may be equal, too. */
export const EqualLabels: Story = {
  parameters: { visual: { skip: "looks like any palette with groups" } },
  render: () => (
    <CommandPalette
      items={[
        { value: "Places", items: cities },
        { value: "Places", items: cities.map((city) => ({ ...city, value: `${city.value}-2` })) },
      ]}
      open
      onOpenChange={onOpenChange}
      onSelect={onSelect}
    >
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(group) => (
            <CommandPalette.Group items={group.items}>
              <CommandPalette.GroupLabel />
              <CommandPalette.Items>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Items>
            </CommandPalette.Group>
          )}
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette>
  ),
  play: async () => {
    await userEvent.type(await input(), "spring");
    await expect(screen.getAllByRole("group", { name: "Places" })).toHaveLength(2);
    await expect(screen.getAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onSelect).toHaveBeenLastCalledWith(cities[1], { newTab: false });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(onSelect).toHaveBeenLastCalledWith(
      { value: "us-ma-2", label: "Springfield" },
      { newTab: false },
    );
  },
};

/** Escape closes only a popup opened above it, and returns focus. The next Escape closes the palette. */
export const PopupAbove: Story = {
  render: () => (
    <Palette>
      <CommandPalette.Input />
      {list}
      <CommandPalette.Footer>
        <Combobox items={["Alder", "Birch"]} aria-label="Wood">
          <Combobox.TriggerInput />
          <Combobox.Content>
            <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
          </Combobox.Content>
        </Combobox>
        <Dialog.Root>
          <Dialog.Trigger render={<Button size="sm">Help</Button>} />
          <Dialog size="sm">
            <Dialog.Title>How to search</Dialog.Title>
            <Dialog.Close render={<Button>Done</Button>} />
          </Dialog>
        </Dialog.Root>
      </CommandPalette.Footer>
    </Palette>
  ),
  play: async ({ canvas, step }) => {
    const control = await open();
    await step("a list inside the palette", async () => {
      const wood = screen.getByRole("combobox", { name: "Wood" });
      await userEvent.click(wood);
      await screen.findByRole("option", { name: "Birch" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("option", { name: "Birch" })).toBeNull());
      await focusOn(wood);
      await userEvent.keyboard("bi{ArrowDown}{Enter}");
      await waitFor(() => expect(wood).toHaveValue("Birch"));
    });
    await step("a dialog above the palette", async () => {
      const help = screen.getByRole("button", { name: "Help" });
      await userEvent.click(help);
      await focusOn(await screen.findByRole("button", { name: "Done" }));
      await userEvent.keyboard("{Escape}");
      await focusOn(help);
      await userEvent.click(control);
      await highlights("New project");
    });
    await step("the palette itself", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await focusOn(canvas.getByRole("button", { name: "Open" }));
    });
  },
};

/** In a dialog, Escape closes the palette and leaves the dialog open. */
export const InDialog: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button>New drawing</Button>} />
      <Dialog>
        <Dialog.Title>New drawing</Dialog.Title>
        <Palette />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "New drawing" });
    await userEvent.click(opener);
    const inner = await screen.findByRole("button", { name: "Open" });
    await focusOn(inner);
    await userEvent.click(inner);
    await focusOn(await screen.findByRole("combobox", { name: "Search" }));
    await userEvent.keyboard("inv");
    await highlights("Invite people");
    await userEvent.keyboard("{Escape}");
    await focusOn(inner);
    await expect(screen.getByRole("dialog", { name: "New drawing" })).toHaveAttribute("data-open");
    await userEvent.keyboard("{Escape}");
    await closed();
    await focusOn(opener);
  },
};
