import { useEffect } from "react";
import { screen, waitFor } from "storybook/test";
import { type ToastManager, type ToastOptions, useToast } from ".";

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

/** Waits until a toast of that name stands still. */
export async function settled(name: string | RegExp): Promise<HTMLElement> {
  const toast = await screen.findByRole("group", { name });
  await waitFor(() => {
    if (toast.getAnimations().length > 0) throw new Error("The toast is still moving.");
  });
  return toast;
}

/** Waits until there is none. */
export async function gone(name: string): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole("group", { name })) throw new Error(`The toast "${name}" is still there.`);
  });
}
