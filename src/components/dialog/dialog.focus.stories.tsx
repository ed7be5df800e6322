import type { Meta, StoryObj } from "@storybook/react-vite";
import { type RefObject, useState } from "react";
import { createPortal } from "react-dom";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { usePortalContainer } from "../../lib/portal-provider";
import { Button } from "../button";
import { Dialog } from ".";
import { backdrop, button, closed, dialog, focusOn, open, Share, trigger } from "./dialog.fixture";

const meta = {
  component: Dialog,
  title: "Behaviour/Dialog focus",
  tags: ["!autodocs"],
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab cycles inside it, forward and backward. */
export const TrapsFocus: Story = {
  render: () => <Share />,
  play: async ({ canvas }) => {
    await open(canvas);
    await focusOn(await button("Cancel"));
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
  const container = usePortalContainer() as RefObject<HTMLElement>;
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>More</Button>
      {shown && createPortal(<p role="note">Only people of your team.</p>, container.current)}
    </>
  );
}
