import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, StrictMode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, pageAt, pause, withoutFrames } from "#kit";
import { Toast, type ToastProviderProps } from ".";
import { gone, Hand, listen, Shown, settled, shown, silence, take, toast } from "./toast.fixture";

const meta = {
  component: Toast,
  title: "Behaviour/Toast",
  afterEach: silence,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj;

const inProvider = (props: ToastProviderProps) => () => (
  <StrictMode>
    <Toast.Provider timeout={0} {...props}>
      <Hand to={take} />
    </Toast.Provider>
  </StrictMode>
);

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

const many = Array.from({ length: 200 }, (_, index) => index + 1);
const texts = () => shown().map(({ textContent }) => textContent);
const flood = { visual: { skip: "TwentyAtOnce shows a stack with more toasts than fit" } };

/** Only visible toasts are in the document. As they close, all 200 show, newest first, and each is announced once. */
export const AllComeUp: Story = {
  parameters: flood,
  render: inProvider({ limit: 20 }),
  play: async () => {
    const closed: number[] = [];
    const { heard, stop } = listen();
    for (const number of many) {
      toast.add({ id: `${number}`, title: `Message ${number}`, onClose: () => closed.push(number) });
    }
    await settled("Message 200");
    const newestFirst = many.toReversed();
    await expect(texts()).toEqual(newestFirst.slice(0, 20).map((number) => `Message ${number}`));
    await expect(screen.getAllByRole("group")).toHaveLength(20);
    await expect(screen.getByText("180 more")).toBeVisible();

    const came = new Set(texts());
    while (shown().length > 0) {
      for (const text of texts()) toast.dismiss(text?.slice("Message ".length));
      await waitFor(() => expect(texts().every((text) => !came.has(text))).toBe(true));
      for (const text of texts()) came.add(text);
    }
    await expect([...came]).toEqual(newestFirst.map((number) => `Message ${number}`));
    await expect(closed).toEqual(newestFirst);
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    await expect(heard).toHaveLength(200);
    await expect(new Set(heard).size).toBe(200);
    stop();
  },
};

/** A waiting toast can be updated and closed, and follows its promise, before it is first visible. */
export const ChangesWhileWaiting: Story = {
  parameters: flood,
  render: inProvider({}),
  play: async () => {
    const onClose = fn();
    const { heard, stop } = listen();
    let resolve: (count: number) => void = () => {};
    const upload = new Promise<number>((done) => {
      resolve = done;
    });
    toast.promise(upload, { loading: "Uploading", success: (count) => `${count} files`, error: "Failed" });
    const updated = toast.add({ title: "Draft saved", description: "A minute ago.", onClose });
    const dismissed = toast.add({ title: "Link copied", onClose });
    const again = toast.add({ id: "again", title: "Offline" });
    for (const number of [1, 2, 3]) toast.add({ id: `${number}`, title: `Message ${number}` });
    await settled("Message 3");
    await expect(screen.getByText("4 more")).toBeVisible();

    toast.update(updated, { variant: "success", title: "Draft published" });
    await expect(toast.add({ id: again, variant: "warning", title: "Still offline" })).toBe(again);
    toast.dismiss(dismissed);
    await expect(onClose).toHaveBeenCalledOnce();
    toast.update(dismissed, { title: "Too late" });
    resolve(12);
    await waitFor(() => expect(screen.getByText("3 more")).toBeVisible());
    await expect(texts()).toEqual(["Message 3", "Message 2", "Message 1"]);

    for (const number of [1, 2, 3]) toast.dismiss(`${number}`);
    await settled("Warning: Still offline");
    await expect(await settled("Success: Draft published")).toHaveAccessibleDescription("A minute ago.");
    await settled("Success: 12 files");
    await expect(shown()).toHaveLength(3);
    await waitFor(() => expect(heard.slice(3)).toHaveLength(3));
    await expect(heard.join()).not.toMatch(/Uploading|Draft saved|Link copied|Offline/);
    stop();
  },
};

/** A toast that makes space for newer ones stays open. It shows again with its latest text, without an announcement. */
export const ComesBack: Story = {
  parameters: flood,
  render: inProvider({}),
  play: async () => {
    const onClose = fn();
    const { heard, stop } = listen();
    const first = toast.add({ title: "First", onClose });
    await settled("First");
    for (const number of [1, 2, 3]) toast.add({ id: `${number}`, title: `Message ${number}` });
    await settled("Message 3");
    await gone("First");
    await expect(onClose).not.toHaveBeenCalled();
    toast.dismiss("2");
    const back = await settled("First");
    await expect(shown().at(-1)).toBe(back);
    await waitFor(() => expect(heard).toHaveLength(4));
    await expect(heard.filter((text) => text.includes("First"))).toHaveLength(1);
    toast.dismiss(first);
    await gone("First");
    await expect(onClose).toHaveBeenCalledOnce();
    stop();
  },
};

/**
 * The limit can change at any time. More toasts show at once, or older ones wait again. "Close all" also closes the
 * waiting toasts, and calls `onClose` once for each.
 */
export const LimitChanges: Story = {
  parameters: flood,
  render: function Limits() {
    const [limit, setLimit] = useState(3);
    return (
      <Toast.Provider timeout={0} limit={limit}>
        <Hand to={take} />
        {[1, 5].map((each) => (
          <button key={each} type="button" onClick={() => setLimit(each)}>
            Show {each}
          </button>
        ))}
      </Toast.Provider>
    );
  },
  play: async ({ canvas, step }) => {
    const onClose = fn();
    for (const number of many) toast.add({ title: `Message ${number}`, onClose });
    await waitFor(() => expect(shown()).toHaveLength(3));
    await userEvent.click(canvas.getByRole("button", { name: "Show 5" }));
    await waitFor(() =>
      expect(texts()).toEqual([200, 199, 198, 197, 196].map((number) => `Message ${number}`)),
    );
    await expect(screen.getByText("195 more")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show 1" }));
    await waitFor(() => expect(texts()).toEqual(["Message 200"]));
    await expect(screen.getByText("199 more")).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
    await step("closes all", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show 5" }));
      await userEvent.click(await screen.findByRole("button", { name: "Close all" }));
      await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
      await expect(onClose).toHaveBeenCalledTimes(200);
      toast.add("Next");
      await settled("Next");
      await expect(shown()).toHaveLength(1);
    });
  },
};

/** The stack expands to 20 toasts. When the focused one closes, the next older one joins. */
export const Unfolds: Story = {
  parameters: flood,
  render: inProvider({}),
  play: async () => {
    for (const number of many) toast.add(`Message ${number}`);
    await settled("Message 200");
    await userEvent.keyboard("{F6}");
    await waitFor(() => expect(shown()).toHaveLength(20));
    await expect(screen.getByText("180 more")).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close all" })).toHaveFocus();
    await userEvent.tab();
    for (const number of [200, 199, 198]) {
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(`Message ${number}`));
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await userEvent.keyboard("{Escape}");
    }
    await waitFor(() => expect(texts().at(-1)).toBe("Message 178"));
    await expect(shown()).toHaveLength(20);
    await expect(document.activeElement).toHaveAccessibleName("Message 197");
    // A new toast shows, and focus stays where it is.
    toast.add("Message 201");
    await settled("Message 201");
    await expect(shown()).toHaveLength(20);
    await expect(document.activeElement).toHaveAccessibleName("Message 197");
  },
};
