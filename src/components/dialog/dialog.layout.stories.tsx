import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { OverlayFrame } from "#kit";
import { Button } from "../button";
import { Dialog } from ".";
import { box, button, dialog, focusOn, open, Share } from "./dialog.fixture";

const meta = {
  component: Dialog,
  title: "Behaviour/Dialog layout",
  tags: ["!autodocs"],
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const paragraphs = Array.from({ length: 40 }, (_, i) => `${i + 1}. Anyone with the link can view it.`).map(
  (text) => <p key={text}>{text}</p>,
);

/** The distance of a box from the left and right edges of another. */
const insets = (outer: DOMRect, inner: DOMRect) => [inner.left - outer.left, outer.right - inner.right];
/** The gap between two boxes, in either order. */
const gap = (a: DOMRect, b: DOMRect) => Math.max(a.left - b.right, b.left - a.right);

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
      await expect(bottom - box(await button("Copy link")).bottom).toBe(25);
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
    await expect(widths).toEqual([115, 115]);
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
  play: async ({ canvas }) => {
    const panel = box(await open(canvas));
    const title = box(await screen.findByText("Share drawing"));
    const text = box(await screen.findByText("One paragraph."));
    const list = box(await screen.findByRole("list"));
    const cancel = box(await button("Cancel"));
    const print = box(await button("Print"));
    const copy = box(await button("Copy link"));
    await expect([title.top - panel.top, text.top - title.bottom, list.top - text.bottom]).toEqual([
      25, 16, 16,
    ]);
    await expect([cancel, print, copy].map(({ top }) => top - list.bottom)).toEqual([24, 24, 24]);
    // Firefox places boxes at multiples of 1/60 px.
    await expect(gap(copy, print)).toBeCloseTo(8, 1);
    await expect(insets(panel, copy)).toContain(25);
  },
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
    await expect(insets(box(panel), lastButton)).toContain(25);
  },
};
