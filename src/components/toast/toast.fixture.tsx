import type { StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect } from "react";
import { screen, waitFor } from "storybook/test";
import { Button } from "../button";
import { Toast, type ToastManager, type ToastOptions, type ToastProviderProps, useToast } from ".";

/** Passes the surrounding provider's manager to a play function. */
export function Hand({ to }: { to: (manager: ToastManager) => void }) {
  const manager = useToast();
  useEffect(() => to(manager), [manager, to]);
  return null;
}

/** Shows toasts when it mounts. Each has an id, so that StrictMode shows it only once. */
export function Shown({ toasts }: { toasts: (ToastOptions & { id: string })[] }) {
  const manager = useToast();
  useEffect(() => {
    for (const toast of toasts) manager.add(toast);
  }, [manager, toasts]);
  return null;
}

/** The visible toasts, newest first. */
export function shown(): HTMLElement[] {
  return Array.from(
    document.querySelectorAll<HTMLElement>("[data-slot=toast-viewport] [data-slot=toast]"),
  ).filter((toast) => !toast.hasAttribute("data-ending-style") && toast.checkVisibility());
}

/** The texts of the visible toasts, newest first. */
export const texts = () => shown().map(({ textContent }) => textContent);

/** Waits until the toast's animation has ended. */
export async function settled(name: string | RegExp): Promise<HTMLElement> {
  const toast = await screen.findByRole("group", { name });
  await waitFor(() => {
    if (toast.getAnimations().length > 0) throw new Error("The toast is still moving.");
  });
  return toast;
}

/** Waits until the toast is removed. */
export async function gone(name: string): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole("group", { name })) throw new Error(`The toast "${name}" is still there.`);
  });
}

/** Waits until the announcements are removed. Use it in `afterEach`, so that snapshots don't depend on timing. */
export async function silence(): Promise<void> {
  await waitFor(
    () => {
      if (document.querySelector("[data-slot=toast-live-region] > *"))
        throw new Error("Announcements are still in the live region.");
    },
    { timeout: 3000 },
  );
}

/** The manager of the rendered page. */
export let toast: ToastManager;
export const take = (manager: ToastManager) => {
  toast = manager;
};

/** Renders a provider, whose manager becomes `toast`. Its toasts stay until they are closed. */
export const inProvider = (props: ToastProviderProps) => () => (
  <StrictMode>
    <Toast.Provider timeout={0} {...props}>
      <Hand to={take} />
    </Toast.Provider>
  </StrictMode>
);

/** A page with a provider, whose manager becomes `toast`. */
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

/** Records each text that is added to a live region, with the region's politeness. */
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
