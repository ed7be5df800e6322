import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent, ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { settled } from "#kit";
import { Button, Dialog, Drawer, DropdownMenu, Input, Popover, Select } from "../../src";

/** Rules that all overlays keep. */
const meta = {
  title: "Behaviour/Overlays",
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const outer = fn();
const inner = fn();

const ended = (handler: () => void) => (event: FormEvent) => {
  event.preventDefault();
  handler();
};

/** An overlay with a form, in a form of the page. Submitting or resetting the inner one doesn't reach the outer one. */
const formIn = (overlay: (form: ReactNode) => ReactNode): Story => ({
  render: () => (
    <form onSubmit={ended(outer)} onReset={outer}>
      {overlay(
        <form onSubmit={ended(inner)} onReset={inner}>
          <Input label="Name" defaultValue="Ada" />
          <button type="reset">Reset</button>
        </form>,
      )}
    </form>
  ),
  play: async () => {
    outer.mockClear();
    inner.mockClear();
    const input = await screen.findByRole("textbox", { name: "Name" });
    await userEvent.type(input, "!{Enter}");
    await expect(inner).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    await expect(inner).toHaveBeenCalledTimes(2);
    await expect(input).toHaveValue("Ada");
    await expect(outer).not.toHaveBeenCalled();
  },
});

const popover = (form: ReactNode) => (
  <Popover defaultOpen>
    <Popover.Trigger>Open</Popover.Trigger>
    <Popover.Content aria-label="Popover">{form}</Popover.Content>
  </Popover>
);
const dialog = (content: ReactNode) => (
  <Dialog.Root defaultOpen>
    <Dialog aria-label="Dialog">{content}</Dialog>
  </Dialog.Root>
);

export const FormInADialog = formIn(dialog);
export const FormInAPopover = formIn(popover);
export const FormInANestedPopover = formIn((form) => dialog(popover(form)));
export const FormInADrawer = formIn((form) => (
  <Drawer.Root defaultOpen>
    <Drawer aria-label="Drawer">{form}</Drawer>
  </Drawer.Root>
));

/** A popup keeps its place while its anchor isn't displayed, like an action of a row that shows on hover. */
export const AnchorWithoutBox: Story = {
  render: () => (
    <div style={{ padding: "8rem" }}>
      <DropdownMenu>
        <DropdownMenu.Trigger render={<Button>More</Button>} />
        <DropdownMenu.Content>
          <DropdownMenu.Item>Rename</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
      <Popover>
        <Popover.Trigger render={<Button>Details</Button>} />
        <Popover.Content aria-label="Facts">Three seats are free.</Popover.Content>
      </Popover>
      <Select label="Country" items={{ at: "Austria", de: "Germany" }} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const popups = { More: "menu", Details: "dialog", Country: "listbox" };
    for (const [name, role] of Object.entries(popups)) {
      await step(name, async () => {
        const anchor = canvas.getByRole(role === "listbox" ? "combobox" : "button", { name });
        await userEvent.click(anchor);
        const panel = await settled(await screen.findByRole(role));
        const { x, y } = panel.getBoundingClientRect();
        anchor.style.display = "none";
        window.dispatchEvent(new Event("resize"));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await expect(panel.getBoundingClientRect()).toMatchObject({ x, y });
        anchor.style.display = "";
        await userEvent.keyboard("{Escape}");
        await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
      });
    }
  },
};
