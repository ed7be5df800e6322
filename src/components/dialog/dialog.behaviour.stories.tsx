import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, withoutElement } from "#kit";
import { Button } from "../button";
import { Dialog } from ".";
import {
  backdrop,
  button,
  closed,
  dialog,
  focusOn,
  open,
  Share,
  settled,
  stillOpen,
  trigger,
} from "./dialog.fixture";

const meta = {
  component: Dialog,
  title: "Behaviour/Dialog",
  tags: ["!autodocs"],
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();
const onPress = fn();

/** Click, Enter and Space open it and move focus inside. Escape closes it and returns focus. */
export const OpensAndCloses: Story = {
  render: () => <Share />,
  play: async ({ canvas, step }) => {
    await step("click", async () => {
      await open(canvas);
      await focusOn(await button("Cancel"));
    });
    for (const key of ["{Enter}", " "]) {
      await step(`Escape, then "${key}" on the trigger`, async () => {
        await userEvent.keyboard("{Escape}");
        await closed();
        await focusOn(await trigger(canvas));
        await userEvent.keyboard(key);
        await focusOn(await button("Cancel"));
      });
    }
  },
};

const onComplete = fn();

/** Reports when the animation ends and it is finally open or closed. */
export const OpenChangeComplete: Story = {
  render: () => <Share onOpenChangeComplete={onComplete} />,
  play: async ({ canvas }) => {
    await open(canvas);
    await waitFor(() => expect(onComplete).toHaveBeenLastCalledWith(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(onComplete).toHaveBeenLastCalledWith(false));
    await closed();
  },
};

/** The title names it, and the description describes it. The trigger exposes that it opens a dialog. */
export const NameAndDescription: Story = {
  render: () => <Share />,
  play: async ({ canvas }) => {
    const opener = await trigger(canvas);
    await expect(opener).toHaveAttribute("aria-haspopup", "dialog");
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    const panel = await open(canvas);
    await expect(panel).toHaveAccessibleDescription("Anyone with the link can view it.");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(opener).toHaveAttribute("aria-controls", panel.id);
  },
};

/** A click outside closes it. A press that begins inside and ends outside doesn't. */
export const OutsidePress: Story = {
  render: () => <Share />,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: panel },
      { keys: "[/MouseLeft]", target: backdrop() },
    ]);
    await stillOpen(panel);
    await userEvent.click(backdrop());
    await closed();
    await focusOn(await trigger(canvas));
    await open(canvas);
  },
};

/** With `disablePointerDismissal`, a click outside leaves it open. Escape and Close still close it. */
export const NoPointerDismissal: Story = {
  render: () => <Share disablePointerDismissal />,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.click(backdrop());
    await stillOpen(panel);
    await userEvent.keyboard("{Escape}");
    await closed();
    await open(canvas);
    await userEvent.click(await button("Cancel"));
    await closed();
    await open(canvas);
  },
};

/** An alertdialog needs an answer. A click outside doesn't close it, but Escape does. */
export const AlertDialog: Story = {
  render: () => <Share role="alertdialog" />,
  play: async ({ canvas }) => {
    const panel = () => screen.findByRole("alertdialog", { name: "Share drawing" });
    await userEvent.click(await trigger(canvas));
    await panel();
    await userEvent.click(backdrop());
    await stillOpen(await panel());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(await trigger(canvas));
    await settled(await panel());
  },
};

/** When controlled, it requests changes with a reason and stays as it is until updated. */
export const Controlled: Story = {
  render: () => <Share open onOpenChange={onOpenChange} />,
  play: async ({ step }) => {
    const panel = await dialog();
    const asked = async (reason: string) => {
      await expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason }));
      await stillOpen(panel);
    };
    await step("Escape", async () => {
      await focusOn(await button("Cancel"));
      await userEvent.keyboard("{Escape}");
      await asked("escape-key");
    });
    await step("a press outside", async () => {
      await userEvent.click(backdrop());
      await asked("outside-press");
    });
    await step("Close", async () => {
      await userEvent.click(await button("Cancel"));
      await asked("close-press");
    });
  },
};

/** Without `modal`, the page stays usable, and a click on it closes the dialog. */
export const NotModal: Story = {
  render: () => (
    <>
      <Share modal={false} />
      <Button onClick={onPress}>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(backdrop()).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await closed();
    await expect(onPress).toHaveBeenCalled();
    await open(canvas);
  },
};

/** Nested dialogs: Escape closes only the inner one, and focus returns one step at a time. */
export const Nested: Story = {
  render: () => (
    <Share>
      <Dialog.Root>
        <Dialog.Trigger render={<Button>Options</Button>} />
        <Dialog size="sm">
          <Dialog.Title>Options</Dialog.Title>
          <Dialog.Close render={<Button>Done</Button>} />
        </Dialog>
      </Dialog.Root>
    </Share>
  ),
  play: async ({ canvas, step }) => {
    const inner = () => screen.findByRole("dialog", { name: "Options" });
    await open(canvas);
    await userEvent.click(await button("Options"));
    await inner();
    await step("Escape closes the inner one", async () => {
      await focusOn(await button("Done"));
      await userEvent.keyboard("{Escape}");
      await focusOn(await button("Options"));
    });
    await step("the next Escape closes the outer one", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await focusOn(await trigger(canvas));
    });
    await step("a press outside closes the inner one only", async () => {
      await open(canvas);
      await userEvent.click(await button("Options"));
      await inner();
      await userEvent.click([...document.querySelectorAll("[data-slot=dialog-backdrop]")].at(-1) as Element);
      await waitFor(() => expect(screen.queryByRole("dialog", { name: "Options" })).toBeNull());
      await dialog();
    });
    await userEvent.click(await button("Options"));
    await inner();
  },
};

export const Conforms = conformance({
  "Dialog.Root": withoutElement("it only holds the state", (props) => (
    <Dialog.Root {...props}>
      <Dialog.Trigger>Share</Dialog.Trigger>
      <Dialog aria-label="Share" />
    </Dialog.Root>
  )),
  "Dialog.Trigger": (props) => (
    <Dialog.Root>
      <Dialog.Trigger {...props}>Share</Dialog.Trigger>
    </Dialog.Root>
  ),
  Dialog: (props) => (
    <Dialog.Root defaultOpen>
      <Dialog {...props} aria-label="Share" />
    </Dialog.Root>
  ),
  "Dialog.Title": (props) => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title {...props}>Share</Dialog.Title>
      </Dialog>
    </Dialog.Root>
  ),
  "Dialog.Description": (props) => (
    <Dialog.Root defaultOpen>
      <Dialog aria-label="Share">
        <Dialog.Description {...props}>Anyone with the link can view it.</Dialog.Description>
      </Dialog>
    </Dialog.Root>
  ),
  "Dialog.Close": (props) => (
    <Dialog.Root defaultOpen>
      <Dialog aria-label="Share">
        <Dialog.Close {...props}>Done</Dialog.Close>
      </Dialog>
    </Dialog.Root>
  ),
});
