import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Combobox } from ".";
import { closed, fruit, list, opened, option, press } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox/Places",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** In a dialog, the popup is on top. The first Escape closes the popup, the next one the dialog. */
export const InADialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Order</Dialog.Title>
        <Combobox items={fruit} label="Fruit">
          <Combobox.TriggerInput />
          {list}
        </Combobox>
        <Combobox items={fruit} label="Dessert">
          <Combobox.TriggerValue placeholder="Choose" />
          <Combobox.Content>
            <Combobox.Input />
            <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
          </Combobox.Content>
        </Combobox>
        <Dialog.Close render={<Button>Cancel</Button>} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ step }) => {
    const dialog = await screen.findByRole("dialog", { name: "Order" });
    await step("with the input outside the popup", async () => {
      const input = await screen.findByRole("combobox", { name: "Fruit" });
      await userEvent.click(input);
      await opened();
      await press("{Escape}");
      await closed();
      await expect(dialog).toHaveAttribute("data-open");
      await userEvent.click(input);
      await userEvent.click(await option("Kiwi"));
      await closed();
      await expect(input).toHaveValue("Kiwi");
    });
    await step("with the input in the popup", async () => {
      await userEvent.click(screen.getByRole("combobox", { name: "Dessert" }));
      await opened();
      await waitFor(() => expect(screen.getByRole("combobox", { name: "Search" })).toHaveFocus());
      await press("{Escape}");
      await closed();
      await expect(dialog).toHaveAttribute("data-open");
    });
    await step("the next Escape closes the dialog", async () => {
      await waitFor(() => expect(screen.getByRole("combobox", { name: "Dessert" })).toHaveFocus());
      await press("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};
