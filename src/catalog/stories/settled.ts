import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

type UserEvent = StoryContext["userEvent"];

/** What floats, at rest: measures and contrast are not what they will be while it grows and fades in. */
export async function settled(panel: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(panel).not.toHaveAttribute("data-starting-style"));
  await Promise.all(panel.getAnimations().map((animation) => animation.finished));
  return panel;
}

/** Waits until an element has the focus. */
export const focusOn = (element: Element) => waitFor(() => expect(element).toHaveFocus());

/**
 * Moves the pointer to the middle of an element, by way of the gap before it: what waits for a path needs to know where
 * the pointer is.
 *
 * @param user The play function's own `userEvent`, which remembers where the pointer was.
 * @param from The element that the pointer is over, if what follows depends on the way.
 */
export async function pointAt(user: UserEvent, target: Element, from?: Element): Promise<void> {
  const there = middle(target);
  const path = [{ target, coords: there }];
  if (from) {
    const here = middle(from);
    const [clientX, clientY] = [(here.clientX + there.clientX) / 2, (here.clientY + there.clientY) / 2];
    path.unshift({ target: document.body, coords: { clientX, clientY } });
  }
  await user.pointer(path);
}

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}
