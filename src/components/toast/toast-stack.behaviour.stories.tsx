import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, pageAt, pause, withoutFrames } from "#kit";
import { Toast } from ".";
import { gone, inProvider, Shown, settled, shown, silence, texts, toast } from "./toast.fixture";

const meta = {
  component: Toast,
  title: "Behaviour/Toast",
  afterEach: silence,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj;

/**
 * Of twenty toasts, three show and the rest are counted. Hovering expands all of them inside the window. One button
 * closes all.
 */
export const TwentyAtOnce: Story = {
  render: inProvider({}),
  play: async () => {
    for (let number = 1; number <= 20; number++) toast.add(`Message ${number}`);
    await settled("Message 20");
    await expect(texts()).toEqual(["Message 20", "Message 19", "Message 18"]);
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
  render: inProvider({ limit: 1, timeout: 500 }),
  play: async () => {
    toast.add("First");
    const second = toast.add({ title: "Second", timeout: 0 });
    await settled("Second");
    await pause(700);
    await expect(texts()).toEqual(["Second"]);
    toast.dismiss(second);
    let since = 0;
    await waitFor(() => {
      expect(texts()).toEqual(["First"]);
      since ||= performance.now();
    });
    await gone("First");
    await expect(performance.now() - since).toBeGreaterThan(400);
  },
};

/** A swipe toward its edge dismisses it, and a short swipe doesn't. In right-to-left text, that is the left edge. */
export const Swipes: Story = {
  render: inProvider({}),
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

/** When toasts come or go, the others move to their new places from where they are, also in the middle of a movement. */
export const MovesSmoothly: Story = {
  parameters: { visual: { skip: "The movement has no picture. Stack shows the toasts at their places." } },
  render: inProvider({}),
  beforeEach: () => {
    // So long that the toasts are still where their movements started.
    document.documentElement.style.setProperty("--kerf-duration-height", "9999s");
    return () => document.documentElement.style.removeProperty("--kerf-duration-height");
  },
  play: async () => {
    toast.add("First");
    const first = await settled("First");
    const start = first.getBoundingClientRect().y;
    const isAt = (y: number) => expect(Math.abs(first.getBoundingClientRect().y - y)).toBeLessThan(2);
    const moveBy = (part: number) => {
      for (const animation of first.getAnimations())
        animation.currentTime = part * Number(animation.effect?.getComputedTiming().endTime);
    };
    toast.add({ id: "second", title: "Second" });
    const second = await screen.findByRole("group", { name: "Second" });
    await isAt(start);
    moveBy(1);
    const end = start - second.offsetHeight - 8;
    await isAt(end);
    toast.dismiss("second");
    await gone("Second");
    await isAt(end);
    moveBy(0.2);
    const middle = first.getBoundingClientRect().y;
    await expect(middle).toBeGreaterThan(end + 2);
    await expect(middle).toBeLessThan(start - 2);
    toast.add("Third");
    await screen.findByRole("group", { name: "Third" });
    await isAt(middle);
    for (const animation of document.getAnimations()) animation.finish();
    await isAt(end);
  },
};

/**
 * Toasts are in the bottom end corner, which is the left one in right-to-left text. The caller can set another
 * container.
 */
export const Places: Story = {
  render: () => (
    <div dir="rtl">
      <Container>
        <Shown toasts={here} />
      </Container>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const probe = canvasElement.querySelector("[data-slot=toast-viewport]") as HTMLElement;
    await settled("Here");
    const { left, bottom } = probe.getBoundingClientRect();
    await expect([left, bottom]).toEqual([0, innerHeight]);
  },
};

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
      <Container height={240}>
        <Shown toasts={long} />
      </Container>
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

/** Shows toasts in its own element. */
function Container({ height, children }: { height?: number; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div style={{ height }} ref={setElement}>
      {element && (
        <Toast.Provider timeout={0} container={element}>
          {children}
        </Toast.Provider>
      )}
    </div>
  );
}
