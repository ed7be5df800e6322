import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, openContract, withoutElement } from "#kit";
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

const onPress = fn();

export const Contract = openContract({
  role: "dialog",
  name: "Share drawing",
  description: "Anyone with the link can view it.",
  render: ({ root, trigger, popup, children }) => (
    <Dialog.Root {...root}>
      <Dialog.Trigger {...trigger} />
      <Dialog {...popup}>
        <Dialog.Title>Share drawing</Dialog.Title>
        <Dialog.Description>Anyone with the link can view it.</Dialog.Description>
        {children}
        <Dialog.Close>Done</Dialog.Close>
      </Dialog>
    </Dialog.Root>
  ),
  closes: {
    "outside-press": () => userEvent.click(backdrop()),
    "close-press": async () => userEvent.click(await button("Done")),
  },
});

/** A press that begins inside and ends outside doesn't close it. */
export const OutsidePress: Story = {
  parameters: { visual: { skip: "Playground has the pictures" } },
  render: () => <Share />,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: panel },
      { keys: "[/MouseLeft]", target: backdrop() },
    ]);
    await stillOpen(panel);
  },
};

/** With `disablePointerDismissal`, a click outside leaves it open. Escape still closes it. */
export const NoPointerDismissal: Story = {
  render: () => <Share disablePointerDismissal />,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.click(backdrop());
    await stillOpen(panel);
    await userEvent.keyboard("{Escape}");
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

const inDialog = (part: ReactNode) => (
  <Dialog.Root defaultOpen>
    <Dialog aria-label="Share">{part}</Dialog>
  </Dialog.Root>
);

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
  "Dialog.Description": (props) =>
    inDialog(<Dialog.Description {...props}>Anyone with the link can view it.</Dialog.Description>),
  "Dialog.Close": (props) => inDialog(<Dialog.Close {...props}>Done</Dialog.Close>),
});
