import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, type RefObject, useState } from "react";
import { createPortal } from "react-dom";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, OverlayFrame, openContract, withoutElement } from "#kit";
import { usePortal } from "../../lib/portal-provider";
import { Button } from "../button";
import { Dialog } from ".";
import {
  backdrop,
  box,
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

/** Of nested dialogs, a press outside closes only the inner one. */
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
  play: async ({ canvas }) => {
    const inner = () => screen.findByRole("dialog", { name: "Options" });
    await open(canvas);
    await userEvent.click(await button("Options"));
    await inner();
    await userEvent.click([...document.querySelectorAll("[data-slot=dialog-backdrop]")].at(-1) as Element);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Options" })).toBeNull());
    await dialog();
    await userEvent.click(await button("Options"));
    await inner();
  },
};

const inDialog = (part: ReactNode) => (
  <Dialog.Root defaultOpen>
    <Dialog aria-label="Share">{part}</Dialog>
  </Dialog.Root>
);

/** A press that begins inside and ends outside leaves it open. Tab cycles inside it, forward and backward. */
export const TrapsFocus: Story = {
  render: () => <Share />,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: panel },
      { keys: "[/MouseLeft]", target: backdrop() },
    ]);
    await stillOpen(panel);
    (await button("Cancel")).focus();
    await userEvent.tab();
    await focusOn(await button("Copy link"));
    await userEvent.tab();
    await focusOn(await button("Cancel"));
    await userEvent.tab({ shift: true });
    await focusOn(await button("Copy link"));
  },
};

/** The page behind is inert for the pointer and assistive technology, and doesn't scroll. */
export const InertPage: Story = {
  render: () => (
    <div className="h-[1200px]">
      <Share />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const opener = await trigger(canvas);
    const { left, top } = opener.getBoundingClientRect();
    const locked = () =>
      [document.documentElement, document.body].some((it) => getComputedStyle(it).overflowY === "hidden");
    await open(canvas);
    await waitFor(() => expect(locked()).toBe(true));
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(backdrop());
    await expect(canvas.queryByRole("button", { name: "Share" })).toBeNull();
    await step("restores the page when it closes", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await waitFor(() => expect(locked()).toBe(false));
      await expect(canvas.getByRole("button", { name: "Share" })).toBe(opener);
    });
    await open(canvas);
  },
};

/** A popup from any library stays usable above a modal if it renders into the provided container. */
export const PopupsInside: Story = {
  render: () => (
    <Share>
      <Popup />
    </Share>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await button("More"));
    const popup = await screen.findByRole("note");
    await expect(document.querySelector("[data-slot=dialog-portal]")).toContainElement(popup);
    await expect(await dialog()).not.toContainElement(popup);
  },
};

function Popup() {
  const container = usePortal().container as RefObject<HTMLElement>;
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>More</Button>
      {shown && createPortal(<p role="note">Only people of your team.</p>, container.current)}
    </>
  );
}

const paragraphs = Array.from({ length: 40 }, (_, i) => `${i + 1}. Anyone with the link can view it.`).map(
  (text) => <p key={text}>{text}</p>,
);

/** The distance of a box from the left and right edges of another. */
const insets = (outer: DOMRect, inner: DOMRect) => [inner.left - outer.left, outer.right - inner.right];

/** If it is taller than the window, it scrolls inside, from its title to its last button, 16 px from the edges. */
export const Tall: Story = {
  render: () => <Share>{paragraphs}</Share>,
  play: async ({ canvas, step }) => {
    const panel = await open(canvas);
    await step("starts at the title: the first button is far below, so the panel has focus", async () => {
      await focusOn(panel);
      await expect(panel.scrollTop).toBe(0);
    });
    const { top, bottom } = box(panel);
    await expect([top, innerHeight - bottom]).toEqual([16, 16]);
    await step("the end can be reached", async () => {
      panel.scrollTop = panel.scrollHeight;
      await expect(bottom - box(await button("Copy link")).bottom).toBe(29);
      panel.scrollTop = 0;
    });
  },
};

/** A scrolling dialog with only text is a tab stop. With little text or with a button, it isn't. */
export const TallText: Story = {
  parameters: { visual: { skip: "Tall has the pictures of a dialog that scrolls" } },
  render: () => <LongText />,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Read the terms" }));
    const panel = await screen.findByRole("dialog", { name: "Terms of use" });
    const set = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await step("text alone", async () => {
      await waitFor(() => expect(panel.tabIndex).toBe(0));
      await expect(panel).toHaveFocus();
    });
    for (const name of ["Add a button", "Shorten the text"]) {
      await step(name, async () => {
        await set(name);
        await waitFor(() => expect(panel.tabIndex).toBe(-1));
        await set("Back to the whole text");
        await waitFor(() => expect(panel.tabIndex).toBe(0));
      });
    }
  },
};

/** The buttons on the page change the content of an open dialog. */
function LongText() {
  const [content, setContent] = useState<ReactNode>(paragraphs);
  return (
    <>
      <Button onClick={() => setContent([...paragraphs, <Button key="button">Print</Button>])}>
        Add a button
      </Button>
      <Button onClick={() => setContent(paragraphs.slice(0, 2))}>Shorten the text</Button>
      <Button onClick={() => setContent(paragraphs)}>Back to the whole text</Button>
      <Dialog.Root modal={false} disablePointerDismissal>
        <Dialog.Trigger render={<Button>Read the terms</Button>} />
        <Dialog>
          <Dialog.Title>Terms of use</Dialog.Title>
          {content}
        </Dialog>
      </Dialog.Root>
    </>
  );
}

/** In a narrower window, it leaves 16 px on each side, and its buttons share the width. */
export const Narrow: Story = {
  render: () => (
    <OverlayFrame className="h-80 w-80">
      <Share open modal={false} panel={{ size: "xl", initialFocus: false }} />
    </OverlayFrame>
  ),
  play: async () => {
    await expect((await dialog()).offsetWidth).toBe(288);
    const widths = [await button("Cancel"), await button("Copy link")].map((it) => it.offsetWidth);
    await expect(widths).toEqual([109, 109]);
  },
};

/** Each plain child gets a row. Buttons share the last row, 24 px below. A form's children count as the dialog's. */
export const LaysOutPlainChildren: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button>Share</Button>} />
      <Dialog>
        <Dialog.Title>Share drawing</Dialog.Title>
        <form>
          <p>One paragraph.</p>
          <ul>
            <li>A list</li>
          </ul>
          <Dialog.Close render={<Button>Cancel</Button>} />
          <Button>Print</Button>
          <Button variant="primary">Copy link</Button>
        </form>
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => void (await open(canvas)),
};

/** Long words, other scripts and more buttons than fit: nothing overflows the panel. */
export const Content: Story = {
  render: () => (
    <OverlayFrame className="h-120 w-110">
      <Dialog.Root open modal={false}>
        <Dialog initialFocus={false}>
          <Dialog.Title>Donaudampfschifffahrtsgesellschaftskapitänsmütze 🪚 مشاركة الرسم</Dialog.Title>
          <Dialog.Description>
            https://example.com/drawings/0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
            図面を共有しますか。
          </Dialog.Description>
          <Dialog.Close render={<Button>Cancel</Button>} />
          <Button>Share with everyone</Button>
          <Button>Share with this team</Button>
          <Button variant="primary">Share with this person</Button>
        </Dialog>
      </Dialog.Root>
    </OverlayFrame>
  ),
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    const lastButton = box(await button("Share with this person"));
    await expect(insets(box(panel), lastButton)).toContain(29);
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
  "Dialog.Title": (props) => inDialog(<Dialog.Title {...props}>Share</Dialog.Title>),
  "Dialog.Description": (props) =>
    inDialog(<Dialog.Description {...props}>Anyone with the link can view it.</Dialog.Description>),
  "Dialog.Close": (props) => inDialog(<Dialog.Close {...props}>Done</Dialog.Close>),
});
