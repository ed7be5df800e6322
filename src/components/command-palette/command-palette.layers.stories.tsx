import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { focusOn } from "#kit";
import { Button } from "../button";
import { Combobox } from "../combobox";
import { Dialog } from "../dialog";
import { CommandPalette } from ".";
import { closed, highlights, list, open, Palette } from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette/Layers",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

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

/** Opened and closed repeatedly, it leaves the page unchanged. */
export const CleansUp: Story = {
  parameters: { visual: { skip: "there is nothing left to see" } },
  render: () => <Palette />,
  play: async () => {
    const before = page();
    for (let times = 0; times < 10; times++) {
      await open();
      await userEvent.keyboard("{Escape}");
      await closed();
    }
    await waitFor(() => expect(page()).toEqual(before));
  },
};

/** The changes that an open palette makes to the page. */
function page() {
  const { body, documentElement } = document;
  const hidden = document.querySelectorAll("[inert], [aria-hidden=true]").length;
  return [body.childElementCount, body.style.cssText, documentElement.style.cssText, hidden];
}
