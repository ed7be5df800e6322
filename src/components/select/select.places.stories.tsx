import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Select } from ".";
import { closed, fruit, opened, option, press } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select/Places",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** In a dialog, the list is on top and visible. The first Escape closes the list, the next one the dialog. */
export const InADialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Order</Dialog.Title>
        <Select items={fruit} label="Fruit" />
        <Dialog.Close render={<Button>Cancel</Button>} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Order" });
    const control = await screen.findByRole("combobox", { name: "Fruit" });
    await userEvent.click(control);
    await opened();
    await userEvent.click(await option("Kiwi"));
    await closed();
    await expect(dialog).toHaveAttribute("data-open");
    await expect(control).toHaveTextContent("Kiwi");
    await expect(control).toHaveFocus();
    await press("{ArrowDown}");
    await opened();
    await press("{Escape}");
    await closed();
    await expect(dialog).toHaveAttribute("data-open");
    await expect(control).toHaveFocus();
    await press("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** In a scrolling panel, the list isn't clipped, and stays at the control while the panel scrolls. */
export const InAScrollingPanel: Story = {
  render: () => (
    <section
      aria-label="Panel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable by keyboard
      tabIndex={0}
      className="h-40 w-64 overflow-auto border border-line p-2"
    >
      <div className="h-96 pt-20">
        <Select items={fruit} label="Fruit" />
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Panel" });
    const control = canvas.getByRole("combobox");
    await userEvent.click(control);
    const list = await opened();
    const gap = () => list.getBoundingClientRect().top - control.getBoundingClientRect().bottom;
    await waitFor(() => expect(gap()).toBeGreaterThan(0));
    await expect(list.getBoundingClientRect().bottom).toBeGreaterThan(panel.getBoundingClientRect().bottom);
    panel.scrollTop = 30;
    await waitFor(() => expect(gap()).toBeLessThan(8));
    await userEvent.click(await option("Lime"));
    await closed();
    await expect(control).toHaveTextContent("Lime");
  },
};
