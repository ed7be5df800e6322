import type { StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect } from "react";
import { screen, waitFor } from "storybook/test";
import { Button } from "../button";
import { Toast, type ToastManager, type ToastOptions, useToast } from ".";

/** Hands out the manager of the provider around it, for a play function to use. */
export function Hand({ to }: { to: (manager: ToastManager) => void }) {
  const manager = useToast();
  useEffect(() => to(manager), [manager, to]);
  return null;
}

/** Shows toasts as soon as it is there; each has an id, so that StrictMode shows it once. */
export function Shown({ toasts }: { toasts: (ToastOptions & { id: string })[] }) {
  const manager = useToast();
  useEffect(() => {
    for (const toast of toasts) manager.add(toast);
  }, [manager, toasts]);
  return null;
}

/** The toasts on the page, the newest first. */
export function shown(): HTMLElement[] {
  return Array.from(
    document.querySelectorAll<HTMLElement>("[data-slot=toast-viewport] [data-slot=toast]"),
  ).filter((toast) => !toast.hasAttribute("data-ending-style") && toast.checkVisibility());
}

/** Waits until the animation of the toast with that name has ended. */
export async function settled(name: string | RegExp): Promise<HTMLElement> {
  const toast = await screen.findByRole("group", { name });
  await waitFor(() => {
    if (toast.getAnimations().length > 0) throw new Error("The toast is still moving.");
  });
  return toast;
}

/** Waits until no toast is left. */
export async function gone(name: string): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole("group", { name })) throw new Error(`The toast "${name}" is still there.`);
  });
}

/** Waits until what was announced is gone again; for `afterEach`, so that no picture or tree depends on the time. */
export async function silence(): Promise<void> {
  await waitFor(
    () => {
      if (document.querySelector("[data-slot=toast-news] > *")) throw new Error("News are still being told.");
    },
    { timeout: 3000 },
  );
}

/** The manager of the page that is shown. */
export let toast: ToastManager;
export const take = (manager: ToastManager) => {
  toast = manager;
};

/** A page with a provider, whose manager is `toast` then. */
export const base: StoryObj = {
  render: () => (
    <StrictMode>
      <Toast.Provider>
        <Hand to={take} />
        <Button>Somewhere</Button>
      </Toast.Provider>
    </StrictMode>
  ),
};

/** Counts how often a text comes into a live region, by how urgent the region is. */
export function listen() {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      const region = (change.target as Element).closest?.(
        "[aria-live]:not([aria-live=off]),[role=alert],[role=status]",
      );
      for (const node of region ? change.addedNodes : []) {
        heard.push(`${region?.getAttribute("aria-live") ?? region?.role}: ${node.textContent}`);
      }
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { heard, stop: () => observer.disconnect() };
}
