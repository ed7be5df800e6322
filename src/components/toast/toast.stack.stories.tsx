import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, pageAt, pause, withoutFrames } from "#kit";
import { PortalProvider } from "../../lib/portal-provider";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Toast, type ToastManager } from ".";
import { gone, Hand, Shown, settled, shown, silence } from "./toast.fixture";

const meta = {
  component: Toast,
  title: "Behaviour/Toast stack",
  afterEach: silence,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj;

let toast: ToastManager;
const take = (manager: ToastManager) => {
  toast = manager;
};
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

/**
 * Of twenty toasts, three show and the rest are counted. Hovering expands all of them inside the window. One button
 * closes all.
 */
export const TwentyAtOnce: Story = {
  render: () => (
    <Toast.Provider timeout={0}>
      <Hand to={take} />
    </Toast.Provider>
  ),
  play: async () => {
    for (const number of numbers) toast.add(`Message ${number}`);
    await settled("Message 20");
    await expect(shown().map((each) => each.textContent)).toEqual(["Message 20", "Message 19", "Message 18"]);
    await expect(screen.getByText("17 more")).toBeVisible();

    const region = screen.getByRole("region");
    const closeAll = screen.getByRole("button", { name: "Close all" });
    const place = closeAll.getBoundingClientRect();
    await userEvent.hover(closeAll);
    await waitFor(() => expect(shown()).toHaveLength(20));
    await expect(screen.queryByText("17 more")).toBeNull();
    // The hovered element doesn't move, and nothing leaves the window, because the stack scrolls.
    await expect(closeAll.getBoundingClientRect().top).toBe(place.top);
    await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    const oldest = await settled("Message 1");
    oldest.scrollIntoView();
    await expect(oldest.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.click(within(oldest).getByRole("button", { name: "Close" }));
    await gone("Message 1");
    // The browser treats a scripted click as a keyboard's, so focus has moved to the next toast.
    (document.activeElement as HTMLElement).blur();
    await userEvent.hover(closeAll);
    await userEvent.unhover(closeAll);
    await waitFor(() => expect(shown()).toHaveLength(3));
    await expect(screen.getByText("16 more")).toBeVisible();
    await userEvent.click(closeAll);
    await waitFor(() => expect(screen.queryByRole("group")).toBeNull());
    await expect(screen.queryByRole("region")).toBeNull();
  },
};

/** A hidden toast's timer doesn't run. Once there is space, the toast shows for its full duration. */
export const WaitsForRoom: Story = {
  render: () => (
    <Toast.Provider limit={1} timeout={500}>
      <Hand to={take} />
    </Toast.Provider>
  ),
  play: async () => {
    toast.add("First");
    toast.add("Second");
    await settled("Second");
    await expect(shown().map((each) => each.textContent)).toEqual(["Second"]);
    await waitFor(() => expect(shown().map((each) => each.textContent)).toEqual(["First"]), {
      timeout: 3000,
    });
    await pause(250);
    await expect(shown()).toHaveLength(1);
    await gone("First");
  },
};

/** Above an open dialog, toasts are visible, announced and focusable. Closing one leaves the dialog open. */
export const OverADialog: Story = {
  render: () => (
    <Toast.Provider timeout={0}>
      <Dialog.Root>
        <Dialog.Trigger render={<Button>Open</Button>} />
        <Dialog>
          <Dialog.Title>Share</Dialog.Title>
          <Button onClick={() => toast.add({ variant: "error", title: "Could not share" })}>Send</Button>
          <Hand to={take} />
        </Dialog>
      </Dialog.Root>
    </Toast.Provider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog", { name: "Share" });
    const send = await screen.findByRole("button", { name: "Send" });
    await userEvent.click(send);
    // Queried by role, which doesn't find elements that are hidden from assistive technology.
    const first = await settled("Error: Could not share");
    await expect(send).toHaveFocus();
    await expect(first.closest("[aria-hidden=true], [inert]")).toBeNull();
    const close = within(first).getByRole("button", { name: "Close" });
    const { x, y, width, height } = close.getBoundingClientRect();
    await expect(close.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await userEvent.click(close);
    await gone("Error: Could not share");
    await expect(screen.getByRole("dialog", { name: "Share" })).toBeVisible();

    toast.add({ id: "second", title: "Second" });
    await settled("Second");
    await userEvent.keyboard("{F6}{Tab}");
    await waitFor(async () => expect(await settled("Second")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await gone("Second");
    await pause(300);
    await expect(screen.getByRole("dialog", { name: "Share" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A swipe toward its edge dismisses it, and a short swipe doesn't. In right-to-left text, that is the left edge. */
export const Swipes: Story = {
  ...TwentyAtOnce,
  play: async () => {
    toast.add("Swiped");
    const swiped = await settled("Swiped");
    const isRtl = getComputedStyle(swiped).direction === "rtl";
    // Only a real pointer can be captured.
    swiped.setPointerCapture = () => {};
    const swipe = async (by: number) => {
      const { x, y, width, height } = swiped.getBoundingClientRect();
      const at = (offset: number) => ({
        pointerId: 1,
        pointerType: "touch",
        button: 0,
        clientX: x + width / 2 + (isRtl ? -offset : offset),
        clientY: y + height / 2,
      });
      await fireEvent.pointerDown(swiped, at(0));
      for (const part of [0, 0.25, 0.5, 1]) await fireEvent.pointerMove(swiped, at(by * part));
      await fireEvent.pointerUp(swiped, at(by));
    };
    await swipe(20);
    await pause(300);
    await expect(swiped).toBeVisible();
    await swipe(-150);
    await pause(300);
    await expect(swiped).toBeVisible();
    await swipe(150);
    await gone("Swiped");
  },
};

/**
 * Toasts are in the bottom end corner, which is the left one in right-to-left text. The caller can set another
 * container.
 */
export const Places: Story = {
  render: () => (
    <div dir="rtl">
      <PlaceProbe />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const probe = canvasElement.querySelector("[data-slot=toast-viewport]") as HTMLElement;
    await settled("Here");
    const { left, bottom } = probe.getBoundingClientRect();
    await expect([left, bottom]).toEqual([0, innerHeight]);
  },
};

function PlaceProbe() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace}>
      {place && (
        <PortalProvider container={place}>
          <Toast.Provider timeout={0}>
            <Shown toasts={here} />
          </Toast.Provider>
        </PortalProvider>
      )}
    </div>
  );
}

const here = [{ id: "here", title: "Here" }];
const long = [
  {
    id: "long",
    variant: "error" as const,
    title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
    description: "Could not be saved, because not enough space is left for words of this length.",
    action: { label: "Try again" },
  },
];

/** On a page of 320 px, it leaves 16 px at each side, and buttons have targets of at least 24 px. */
export const Narrow: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <AtWidth width={320}>
      <NarrowPage />
    </AtWidth>
  ),
  play: async ({ canvasElement }) => {
    const page = await pageAt(canvasElement, 320);
    const toast = await within(page).findByRole("group");
    await waitFor(() => expect(toast.getBoundingClientRect().left).toBe(16));
    await expect(toast.getBoundingClientRect().width).toBe(288);
    await expect(toast.scrollWidth).toBeLessThanOrEqual(288);
    for (const button of within(toast).getAllByRole("button")) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
    }
  },
};

function NarrowPage() {
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <div style={{ height: 240 }} ref={setPage}>
      {page && (
        <Toast.Provider timeout={0} container={page}>
          <Shown toasts={long} />
        </Toast.Provider>
      )}
    </div>
  );
}
