import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { pause } from "#kit";
import { Toast } from ".";
import { base, gone, Hand, listen, settled, silence, take, toast } from "./toast.fixture";

const meta = {
  component: Toast,
  title: "Behaviour/Toast",
  afterEach: silence,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj;

/** It hydrates the server's markup without errors, and leaves nothing behind when it unmounts. */
export const ComesAndGoes: Story = {
  parameters: { visual: { skip: "the provider is mounted and unmounted, so there is nothing to see" } },
  render: () => <p>A page.</p>,
  play: async ({ canvasElement }) => {
    const before = document.body.childElementCount;
    const onRecoverableError = fn();
    const page = (
      <StrictMode>
        <Toast.Provider timeout={0}>
          <Hand to={take} />
          <p>Application</p>
        </Toast.Provider>
      </StrictMode>
    );
    const container = canvasElement.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    const paragraph = container.querySelector("p");
    const root = hydrateRoot(container, page, { onRecoverableError });
    await waitFor(() => expect(document.body.childElementCount).toBe(before + 1));
    await expect(container.querySelector("p")).toBe(paragraph);
    toast.add("Here");
    await settled("Here");
    root.unmount();
    container.remove();
    await expect(document.body.childElementCount).toBe(before);
    await expect(onRecoverableError).not.toHaveBeenCalled();
  },
};

const dismissed = fn();
const undone = fn();

/** Without a provider, it is controlled: it calls `onDismiss` and stays until the caller removes it. */
export const Alone: Story = {
  render: () => (
    <Toast title="Drawing archived" action={{ label: "Undo", onClick: undone }} onDismiss={dismissed} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(dismissed).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(undone).toHaveBeenCalledOnce();
    await expect(dismissed).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText("Drawing archived")).toBeVisible();
  },
};

/**
 * A toast closes after its timeout, and by its button, Escape, its action and `dismiss`. `onClose` is called once for
 * each.
 */
export const Closes: Story = {
  ...base,
  play: async () => {
    const onClose = fn();
    toast.add({ title: "By time", timeout: 100, onClose });
    await settled("By time");
    await gone("By time");

    toast.add({ title: "By button", onClose });
    await userEvent.click(within(await settled("By button")).getByRole("button", { name: "Close" }));
    await gone("By button");

    toast.add({ title: "By Escape", onClose });
    (await settled("By Escape")).focus();
    await userEvent.keyboard("{Escape}");
    await gone("By Escape");

    const onClick = fn();
    toast.add({ title: "By action", action: { label: "Undo", onClick }, onClose });
    await userEvent.click(within(await settled("By action")).getByRole("button", { name: "Undo" }));
    await gone("By action");
    await expect(onClick).toHaveBeenCalledOnce();

    const id = toast.add({
      title: "Kept",
      action: { label: "Show", onClick: (event) => event.preventDefault() },
      onClose,
    });
    await userEvent.click(within(await settled("Kept")).getByRole("button", { name: "Show" }));
    await expect(await settled("Kept")).toBeVisible();
    await expect(onClose).toHaveBeenCalledTimes(4);
    toast.dismiss(id);
    await gone("Kept");

    toast.add("One");
    toast.add("Two");
    await settled("Two");
    toast.dismiss();
    await gone("One");
    await gone("Two");
    await expect(onClose).toHaveBeenCalledTimes(5);
  },
};

/**
 * An update keeps omitted options and is announced. The same id again is an update too. A closed toast stays closed.
 */
export const Updates: Story = {
  ...base,
  play: async () => {
    const id = toast.add({ title: "Uploading", description: "drawing.dxf", timeout: 0 });
    const shown = await settled("Uploading");
    const { heard, stop } = listen();
    toast.update(id, { variant: "success", title: "Uploaded" });
    await expect(await settled("Success: Uploaded")).toBe(shown);
    await expect(shown).toHaveAccessibleDescription("drawing.dxf");
    await expect(heard).toEqual(["polite: Success: Uploadeddrawing.dxf"]);
    stop();
    toast.add({ id, title: "Once more" });
    await settled("Once more");
    await expect(screen.getAllByRole("group")).toHaveLength(1);
    toast.dismiss(id);
    await gone("Once more");
    toast.update(id, { title: "Too late" });
    await pause(50);
    await expect(screen.queryByText("Too late")).toBeNull();
  },
};

/**
 * A toast follows a promise and shows its result. A rejection reaches only the promise's caller, and isn't reported as
 * unhandled.
 */
export const Promises: Story = {
  ...base,
  play: async () => {
    let resolve: (host: string) => void = () => {};
    const publishing = new Promise<string>((done) => {
      resolve = done;
    });
    const unhandled = fn();
    window.addEventListener("unhandledrejection", unhandled);
    const followed = toast.promise(publishing, {
      loading: { title: "Publishing", description: "This takes a while." },
      success: (host) => `On ${host}`,
      error: "No",
    });
    const shown = await settled("Publishing");
    await expect(shown.querySelector("[data-slot=toast-icon] > *")).not.toBeNull();
    resolve("kerf.example");
    await expect(await followed).toBe("kerf.example");
    await expect(await settled("Success: On kerf.example")).toBe(shown);
    await expect(shown).not.toHaveAccessibleDescription();

    toast.promise(Promise.reject(new Error("full")), {
      loading: "Saving",
      success: "Saved",
      error: (reason) => ({ title: "Could not save", description: (reason as Error).message, timeout: 0 }),
    });
    await expect(await settled("Error: Could not save")).toHaveAccessibleDescription("full");
    await pause(50);
    await expect(unhandled).not.toHaveBeenCalled();
    window.removeEventListener("unhandledrejection", unhandled);
    // Hover pauses its timer, so that it is in the final picture, too.
    await userEvent.hover(shown);
  },
};

/** The timer pauses on hover, on focus, while the window isn't focused, and while the page is hidden. */
export const Pauses: Story = {
  ...base,
  play: async ({ step }) => {
    const stays = async (
      hold: (shown: HTMLElement) => unknown,
      goOn: (shown: HTMLElement) => unknown,
      timeout = 400,
    ): Promise<void> => {
      const onClose = fn();
      toast.add({ title: "Short", timeout, onClose });
      const shown = await screen.findByRole("group", { name: "Short" });
      await hold(shown);
      const isLate = onClose.mock.calls.length > 0;
      if (!isLate) {
        await pause(timeout + 200);
        await expect(shown).toBeVisible();
      }
      await goOn(shown);
      await gone("Short");
      // A slow machine needs a longer timeout: the toast closed before the story held it.
      if (isLate) await stays(hold, goOn, 2 * timeout);
    };
    await step("hover", () => stays(userEvent.hover, userEvent.unhover));
    await step("focus", () =>
      stays(
        () => userEvent.keyboard("{F6}"),
        () => screen.getByRole("button", { name: "Somewhere" }).focus(),
      ),
    );
    await step("unfocused window", () =>
      stays(
        () => fireEvent.blur(window),
        () => fireEvent.focus(window),
      ),
    );
    await step("hidden page", () =>
      stays(
        () => setHidden(true),
        () => setHidden(false),
      ),
    );
    await step("page that is hidden from the start", async () => {
      setHidden(true);
      await stays(
        () => {},
        () => setHidden(false),
      );
    });
  },
};

function setHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  fireEvent(document, new Event("visibilitychange"));
  // Restores the browser's own property.
  if (!hidden) Reflect.deleteProperty(document, "hidden");
}
