import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** Each story leaves something behind, and passes only on a page on which no other story has left anything. */
const meta = { title: "Leftovers", render: () => <p>It leaves something behind.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

const { fetch: originalFetch, Date: OriginalDate } = window;
let heard = 0;

async function leftovers(): Promise<Record<string, boolean>> {
  heard = 0;
  dispatchEvent(new Event("kerf-heard"));
  const start = performance.now();
  return {
    cookie: document.cookie !== "",
    database: (await indexedDB.databases()).length > 0,
    listener: heard > 0,
    fetch: window.fetch !== originalFetch || window.fetch.name !== "fetch",
    clock: Date.now() < new Date("2026-01-15").getTime() || performance.now() < start,
    global: navigator.onLine === false || document.body.style.overflow !== "",
    element: document.querySelector("[data-leftover]") !== null,
  };
}

const leaving = (leave: () => void | Promise<void>): Story => ({
  play: async () => {
    expect(Object.entries(await leftovers()).filter(([, isLeft]) => isLeft)).toEqual([]);
    await leave();
  },
});

export const Cookie = leaving(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the story is about cookies.
  document.cookie = "theme=dark";
});

export const Database = leaving(
  () =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.open("left");
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
      request.onerror = reject;
    }),
);

export const Listener = leaving(() => {
  addEventListener("kerf-heard", () => heard++);
});

export const Fetch = leaving(() => {
  window.fetch = () => Promise.reject(new Error("No network."));
});

export const Clock = leaving(() => {
  window.Date = class extends OriginalDate {
    constructor() {
      super(0);
    }
  } as DateConstructor;
});

export const Global = leaving(() => {
  Object.defineProperty(navigator, "onLine", { value: false });
  document.body.style.overflow = "hidden";
});

export const Element = leaving(() => {
  document.body.append(Object.assign(document.createElement("p"), { textContent: "Left." }));
  document.body.lastElementChild?.setAttribute("data-leftover", "");
});

export const Last = leaving(() => {});
