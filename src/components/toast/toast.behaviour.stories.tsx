import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance, pause } from "../../catalog/stories";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Button } from "../button";
import { createToastManager, Toast, type ToastManager, useToast } from ".";
import { gone, Hand, settled } from "./toast.fixture";

const meta = {
  component: Toast,
  title: "Behaviour/Toast",
  tags: ["!autodocs"],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj;

let toast: ToastManager;
const take = (manager: ToastManager) => {
  toast = manager;
};

const base: Story = {
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
function listen() {
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

/** Said once, whatever comes of it later: politely, and errors at once. The focus stays where it is. */
export const AnnouncedOnce: Story = {
  ...base,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Somewhere" });
    button.focus();
    const { heard, stop } = listen();
    toast.add({ id: "saved", title: "Saved", description: <b>For good.</b>, timeout: 0 });
    toast.add({ variant: "error", title: "Could not print", timeout: 0 });
    const saved = await settled("Saved");
    await expect(button).toHaveFocus();
    await userEvent.hover(saved);
    await userEvent.unhover(saved);
    await userEvent.keyboard("{F6}");
    toast.add({ title: "Third", timeout: 0 });
    await userEvent.click(within(await settled("Third")).getByRole("button", { name: "Close" }));
    await gone("Third");
    // Its words stay the same: nothing new.
    toast.update("saved", { timeout: 0 });
    await waitFor(() => expect(heard).toHaveLength(3));
    await expect(heard).toEqual([
      "polite: SavedFor good.",
      "assertive: Error: Could not print",
      "polite: Third",
    ]);
    // Nobody comes upon it twice when reading the page, either.
    await waitFor(() => expect(screen.getAllByText("Saved")).toHaveLength(1), { timeout: 3000 });
    await pause(100);
    stop();
    await expect(heard).toHaveLength(3);
    await expect(await settled("Saved")).toHaveAccessibleDescription("For good.");
    await expect((await settled("Saved")).closest("[aria-hidden=true], [inert]")).toBeNull();
  },
};

/** It goes when its time is up, by its button, by Escape, by its action, and by `dismiss`; each says so once. */
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

/** A change keeps what it does not name, and is news; the same id again is a change, too. What is gone stays gone. */
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

/** It waits with a promise, and says how it went; a failure is an error to the promise's owner, and to nobody else. */
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
  },
};

/** The time stands still under the pointer, with the focus, while the window has not the focus, and out of sight. */
export const Pauses: Story = {
  ...base,
  play: async ({ step }) => {
    const stays = async (hold: (shown: HTMLElement) => unknown, goOn: (shown: HTMLElement) => unknown) => {
      toast.add({ title: "Short", timeout: 400 });
      const shown = await screen.findByRole("group", { name: "Short" });
      await hold(shown);
      await pause(600);
      await expect(shown).toBeVisible();
      await goOn(shown);
      await gone("Short");
    };
    await step("pointer", () => stays(userEvent.hover, userEvent.unhover));
    await step("focus", () =>
      stays(
        () => userEvent.keyboard("{F6}"),
        () => screen.getByRole("button", { name: "Somewhere" }).focus(),
      ),
    );
    await step("window", () =>
      stays(
        () => fireEvent.blur(window),
        () => fireEvent.focus(window),
      ),
    );
    await step("out of sight", () =>
      stays(
        () => setHidden(true),
        () => setHidden(false),
      ),
    );
    await step("out of sight from the first", async () => {
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
  // The browser's own again.
  if (!hidden) Reflect.deleteProperty(document, "hidden");
}

/** F6 leads to the toasts, Tab through them, Escape closes one and goes on to the next, Shift+Tab leads back. */
export const Keyboard: Story = {
  ...base,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Somewhere" });
    button.focus();
    toast.add({ title: "Older", action: { label: "Undo" } });
    toast.add({ title: "Newer", timeout: 0 });
    const [older, newer] = [await settled("Older"), await settled("Newer")];
    await userEvent.keyboard("{F6}");
    const region = screen.getByRole("region", { name: "Notifications (F6)" });
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(newer).toHaveFocus();
    await userEvent.tab();
    await expect(within(newer).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(older).toHaveFocus();
    await userEvent.tab();
    await expect(within(older).getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await gone("Older");
    await expect(newer).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{F6}{Tab}{Tab}");
    await expect(within(newer).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{F6}{Tab}{Escape}");
    await gone("Newer");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole("region")).toBeNull();
  },
};

/** The pages change, and the toast stays: the provider is above them. Who only adds is not drawn anew by it. */
export const SurvivesARouteChange: Story = {
  render: () => (
    <Toast.Provider>
      <Router />
    </Toast.Provider>
  ),
  play: async ({ canvas }) => {
    drawn.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Delete and go to the list" }));
    const shown = await settled("Drawing deleted");
    await expect(canvas.getByRole("heading", { name: "All drawings" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Drawing" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await settled("Drawing deleted")).toBe(shown);
    // Once for coming back: neither the toast nor its end drew it.
    await expect(drawn).toHaveBeenCalledTimes(1);
  },
};

const drawn = fn();

function Router() {
  const [path, go] = useState("/drawing");
  return path === "/drawing" ? <Drawing go={go} /> : <List go={go} />;
}

function Drawing({ go }: { go: (path: string) => void }) {
  const { add } = useToast();
  drawn();
  return (
    <>
      <h2>Drawing</h2>
      <Button
        onClick={() => {
          add({ title: "Drawing deleted", timeout: 0 });
          go("/list");
        }}
      >
        Delete and go to the list
      </Button>
    </>
  );
}

function List({ go }: { go: (path: string) => void }) {
  return (
    <>
      <h2>All drawings</h2>
      <Button onClick={() => go("/drawing")}>Back</Button>
    </>
  );
}

/** Code outside of React shows, changes and closes toasts by a manager of its own. */
export const OutsideOfReact: Story = {
  render: () => (
    <StrictMode>
      <Toast.Provider manager={outside}>
        <p>A page.</p>
      </Toast.Provider>
    </StrictMode>
  ),
  play: async () => {
    const id = outside.add({ variant: "warning", title: "Connection lost", timeout: 0 });
    await settled("Warning: Connection lost");
    outside.update(id, { variant: "success", title: "Connected again" });
    await settled("Success: Connected again");
    outside.dismiss(id);
    await gone("Success: Connected again");
    await expect(
      await outside.promise(Promise.resolve(1), { loading: "1", success: "Done", error: "3" }),
    ).toBe(1);
    await settled("Success: Done");
  },
};

const outside = createToastManager();

/** Its words come from the label provider, and from the provider's own `labels`. */
export const Labels: Story = {
  render: () => (
    <LabelsProvider labels={{ toast: { close: "Schließen", region: "Meldungen (F6)", error: "Fehler:" } }}>
      <Toast.Provider labels={{ close: "Zu", closeAll: "Alle zu" }} limit={1}>
        <Hand to={take} />
      </Toast.Provider>
    </LabelsProvider>
  ),
  play: async () => {
    toast.add({ title: "Eins", timeout: 0 });
    toast.add({ variant: "error", title: "Zwei", timeout: 0 });
    const shown = await settled("Fehler: Zwei");
    await expect(within(shown).getByRole("button", { name: "Zu" })).toBeVisible();
    await expect(screen.getByRole("region", { name: "Meldungen (F6)" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Alle zu" })).toBeVisible();
  },
};

/** It takes over what the server rendered without a word, and leaves nothing behind. */
export const ComesAndGoes: Story = {
  parameters: { visual: { skip: "there is nothing to see: the provider is mounted and unmounted again" } },
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

export const Conforms = conformance({
  Toast: (props) => <Toast {...props} title="Saved" />,
  "Toast.Provider": "It renders no element of its own: the place of the toasts is put into the page's body.",
});
