import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Toast } from ".";
import { gone, Hand, inProvider, listen, settled, shown, silence, take, texts, toast } from "./toast.fixture";

const meta = {
  component: Toast,
  title: "Behaviour/Toast",
  afterEach: silence,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj;

const many = Array.from({ length: 200 }, (_, index) => index + 1);
const flood = { visual: { skip: "TwentyAtOnce shows a stack with more toasts than fit" } };

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
