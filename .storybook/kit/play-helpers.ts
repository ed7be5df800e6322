import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

type UserEvent = StoryContext["userEvent"];

/** Waits until the transition of a popup, or of the popup around a list, ends. Sizes and contrast differ until then. */
export async function settled(panel: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(panel.closest("[data-starting-style]")).toBeNull());
  for (let element: Element | null = panel; element; element = element.parentElement) {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  }
  return panel;
}

/**
 * Waits for a time in ms, in stories about a delay or about nothing happening. To wait for something that
 * happens, use `waitFor`.
 */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until an element has the focus. */
export const focusOn = (element: Element) => waitFor(() => expect(element).toHaveFocus());

/**
 * Moves the pointer to the middle of an element, with coordinates for code that tracks the pointer's path.
 *
 * @param user The play function's own `userEvent`, which remembers the pointer's position.
 * @param from The element that the pointer comes from. The path then crosses the gap between the elements.
 */
export async function pointAt(user: UserEvent, target: Element, from?: Element): Promise<void> {
  const to = target.getBoundingClientRect();
  const path = [{ target, coords: point(middle(to)) }];
  if (from) {
    const start = from.getBoundingClientRect();
    const entry = nearest(to, middle(start));
    const exit = nearest(start, entry);
    const gap = { x: (entry.x + exit.x) / 2, y: (entry.y + exit.y) / 2 };
    path.unshift({ target: document.body, coords: point(gap) });
  }
  await user.pointer(path);
}

interface Point {
  x: number;
  y: number;
}

const point = ({ x, y }: Point) => ({ clientX: x, clientY: y });
const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const nearest = (box: DOMRect, { x, y }: Point) => ({
  x: Math.min(Math.max(x, box.left), box.right),
  y: Math.min(Math.max(y, box.top), box.bottom),
});

/** Loads the fonts for a text. Without a text, it loads the font for Latin letters. */
export async function loadFonts(page: Document, text?: string): Promise<void> {
  const family = getComputedStyle(page.documentElement).getPropertyValue("--kerf-font-sans");
  await page.fonts.load(`14px ${family}`, text);
}

/** A loader for stories that measure text on the first render. It loads the text's fonts before that. */
export const fontsFor = (text: string) => async () => {
  await loadFonts(document, text);
  return {};
};
