import type { Meta, StoryObj } from "@storybook/react-vite";
import { type RefObject, StrictMode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
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

const onClick = fn();

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

/** `initialFocus` and `finalFocus` replace the first control and the trigger as focus targets. */
export const CustomFocus: Story = {
  render: () => <ChosenFocusExample />,
  play: async ({ canvas }) => {
    await open(canvas);
    await focusOn(await button("Print"));
    await userEvent.keyboard("{Escape}");
    await closed();
    await focusOn(canvas.getByRole("button", { name: "Elsewhere" }));
    await open(canvas);
  },
};

function ChosenFocusExample() {
  const initial = useRef<HTMLButtonElement>(null);
  const final = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Share panel={{ initialFocus: initial, finalFocus: final }}>
        <Button ref={initial}>Print</Button>
      </Share>
      <Button ref={final}>Elsewhere</Button>
    </>
  );
}

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

/** An element passed to `render` keeps its own handler, class and ref in addition to the part's. */
export const MergesProps: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger
        className="part"
        onClick={onClick}
        render={
          <Button className="own" onClick={onClick}>
            Share
          </Button>
        }
      />
      <Dialog data-testid="panel" className="panel" lang="en">
        <Dialog.Title>Share drawing</Dialog.Title>
        <Dialog.Close
          onClick={onClick}
          render={(props) => (
            <Button {...props} variant="primary">
              Done
            </Button>
          )}
        />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    await expect(await trigger(canvas)).toHaveClass("own", "part");
    const panel = await open(canvas);
    await expect(onClick).toHaveBeenCalledTimes(2);
    await expect(screen.getByTestId("panel")).toBe(panel);
    await expect(panel).toHaveClass("panel");
    await userEvent.click(await button("Done"));
    await closed();
    await expect(onClick).toHaveBeenCalledTimes(3);
    await open(canvas);
  },
};

/** Unmounted while open, in StrictMode, it leaves no node, lock or attribute in the page. */
export const CleansUp: Story = {
  render: () => (
    <StrictMode>
      <Removable />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const state = () => [
      document.body.childElementCount,
      document.body.getAttribute("style") ?? "",
      document.documentElement.getAttribute("style") ?? "",
      document.querySelectorAll("[aria-hidden=true],[inert],[data-base-ui-inert]").length,
    ];
    const before = state();
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await dialog();
    await waitFor(() => expect(state()).not.toEqual(before));
    await userEvent.click(await button("Remove"));
    await closed();
    await waitFor(() => expect(state()).toEqual(before));
  },
};

function Removable() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Add</Button>
      {shown && (
        <Share defaultOpen>
          <Button onClick={() => setShown(false)}>Remove</Button>
        </Share>
      )}
    </>
  );
}
