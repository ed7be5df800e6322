import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { everyValue, exampleStory, OverlayFrame } from "#kit";
import { Button } from "../button";
import { Dialog } from ".";
import * as examples from "./dialog.examples";

const meta = {
  component: Dialog,
  title: "Components/Dialog",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <>
    <Dialog.Title>Share drawing</Dialog.Title>
    <Dialog.Description>Anyone with the link can view it, but not edit it.</Dialog.Description>
    <Dialog.Close render={<Button>Cancel</Button>} />
    <Dialog.Close render={<Button variant="primary">Copy link</Button>} />
  </>
);

export const Playground: Story = {
  args: { children: content },
  render: (args) => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button>Share</Button>} />
      <Dialog {...args} />
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await screen.findByRole("dialog", { name: "Share drawing" });
  },
};

/** Each size, with its width in px, in a small frame. */
export const Sizes: Story = {
  ...everyValue(Dialog, "size", {
    render: (props) => (
      <OverlayFrame className="h-52 w-200">
        <Dialog.Root open modal={false}>
          <Dialog {...props} initialFocus={false}>
            {content}
          </Dialog>
        </Dialog.Root>
      </OverlayFrame>
    ),
  }),
  play: async ({ canvasElement }) => {
    const widths = { sm: 288, base: 384, lg: 512, xl: 768 };
    for (const [size, width] of Object.entries(widths)) {
      const specimen = canvasElement.querySelector<HTMLElement>(`[data-specimen="Dialog.size=${size}"]`);
      const dialog = await within(specimen as HTMLElement).findByRole("dialog", { name: "Share drawing" });
      await expect(dialog.offsetWidth).toBe(width);
    }
  },
};

export const Roles: Story = everyValue(Dialog.Root, "role", {
  render: (props) => (
    <OverlayFrame className="h-52 w-104">
      <Dialog.Root {...props} open modal={false}>
        <Dialog initialFocus={false}>{content}</Dialog>
      </Dialog.Root>
    </OverlayFrame>
  ),
}) as Story;

export const DeleteProject: Story = exampleStory(examples, "DeleteProject", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Delete project" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete this project?" });
  await expect(dialog).toHaveAccessibleDescription(
    "Its 12 drawings and their history will be deleted. This can't be undone.",
  );
});

export const RenameProject: Story = exampleStory(examples, "RenameProject", async ({ canvas, step }) => {
  await step("Enter in the field saves and closes", async () => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename Garden shed" }));
    const name = await screen.findByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Tool shed{Enter}");
  });
  await step("focus returns to the trigger, which shows the saved name", async () => {
    const trigger = await canvas.findByRole("button", { name: "Rename Tool shed" });
    await userEvent.click(trigger);
    await expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Tool shed");
  });
});

export const WriteNote: Story = exampleStory(examples, "WriteNote", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "New note" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Note" }), "Order 18 mm birch");
  await userEvent.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Discard this note?" });
});

export const ReadTerms: Story = exampleStory(examples, "ReadTerms", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Read the terms" }));
  await screen.findByRole("dialog", { name: "Terms of use" });
});
