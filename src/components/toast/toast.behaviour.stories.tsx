import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, StrictMode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, conformance, pageAt, pause, withoutElement, withoutFrames } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { createToastManager, Toast, type ToastProviderProps, useToast } from ".";
import { base, gone, Hand, listen, Shown, settled, shown, silence, take, toast } from "./toast.fixture";

const meta = {
  component: Toast,
  title: "Behaviour/Toast",
  afterEach: silence,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj;

/**
 * Each toast is announced once, whatever happens to it later: politely, or assertively if it is an error. Focus stays
 * where it is.
 */
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
    // The text is the same, so it isn't announced again.
    toast.update("saved", { timeout: 0 });
    await waitFor(() => expect(heard).toHaveLength(3));
    await expect(heard).toEqual([
      "polite: SavedFor good.",
      "assertive: Error: Could not print",
      "polite: Third",
    ]);
    // The live region is cleared, so that people who browse the page don't hear the text twice.
    await waitFor(() => expect(screen.getAllByText("Saved")).toHaveLength(1), { timeout: 3000 });
    await pause(100);
    stop();
    await expect(heard).toHaveLength(3);
    await expect(await settled("Saved")).toHaveAccessibleDescription("For good.");
    await expect((await settled("Saved")).closest("[aria-hidden=true], [inert]")).toBeNull();
  },
};

/**
 * F6 moves focus to the toasts and Tab through them. Escape closes one and focuses the next, and Shift+Tab moves back.
 */
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

/**
 * A toast stays open when the page changes, because the provider is above the pages. Adding a toast doesn't render its
 * caller.
 */
export const SurvivesARouteChange: Story = {
  render: () => (
    <Toast.Provider>
      <Pages />
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
    // Rendered once for each change of the page. The toast didn't render it.
    await expect(drawn).toHaveBeenCalledTimes(2);
  },
};

const drawn = fn();

function Pages() {
  const { add } = useToast();
  const [path, go] = useState("/drawing");
  useEffect(() => drawn());
  if (path === "/list")
    return (
      <>
        <h2>All drawings</h2>
        <Button key="back" onClick={() => go("/drawing")}>
          Back
        </Button>
      </>
    );
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

/** Code outside of React shows, updates and closes toasts with its own manager. */
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
    const success = { title: "Done", timeout: 0 };
    await expect(await outside.promise(Promise.resolve(1), { loading: "1", success, error: "3" })).toBe(1);
    await settled("Success: Done");
  },
};

const outside = createToastManager();

/** The texts come from the provider's own `labels`, otherwise from LabelsProvider. */
export const Labels: Story = {
  render: () => (
    <LabelsProvider labels={{ toast: { close: "Schließen", region: "Meldungen (F6)", error: "Fehler:" } }}>
      <Toast.Provider labels={{ close: "Zu", closeAll: "Alle zu", info: "Hinweis:" }} limit={2}>
        <Hand to={take} />
      </Toast.Provider>
    </LabelsProvider>
  ),
  play: async () => {
    toast.add({ title: "Eins", timeout: 0 });
    toast.add({ variant: "error", title: "Zwei", timeout: 0 });
    toast.add({ variant: "info", title: "Drei", timeout: 0 });
    await settled("Hinweis: Drei");
    const shown = await settled("Fehler: Zwei");
    await expect(within(shown).getByRole("button", { name: "Zu" })).toBeVisible();
    await expect(screen.getByRole("region", { name: "Meldungen (F6)" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Alle zu" })).toBeVisible();
  },
};

/** `labels` replaces the texts of a toast in the page: its type, and the name of its close button. */
export const OwnLabels: Story = {
  render: () => (
    <div className="flex w-80 flex-col gap-2">
      {(["info", "success", "warning", "error"] as const).map((variant) => (
        <Toast key={variant} variant={variant} title="Druck" labels={german} onDismiss={fn()} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const type of ["Hinweis", "Erfolg", "Warnung", "Fehler"]) {
      const toast = canvas.getByRole("group", { name: `${type}: Druck` });
      await expect(within(toast).getByRole("button", { name: "Schließen" })).toBeVisible();
    }
  },
};

const german = {
  info: "Hinweis:",
  success: "Erfolg:",
  warning: "Warnung:",
  error: "Fehler:",
  close: "Schließen",
};

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

export const Conforms = conformance({
  Toast: (props) => <Toast title="Saved" description="All of it." action={{ label: "Undo" }} {...props} />,
  "Toast.Provider": withoutElement("the viewport of the toasts is in the body", (props) => (
    <Toast.Provider {...props}>
      <Shown
        toasts={["Saved", "Shared", "Sent", "Closed"].map((title) => ({ id: title, title, timeout: 0 }))}
      />
    </Toast.Provider>
  )),
});

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

/** Above an open dialog, toasts are visible, announced and focusable. Closing one leaves the dialog open. */
export const OverADialog: Story = {
  render: () => (
    <Toast.Provider timeout={0}>
      <Dialog.Root>
        <Dialog.Trigger render={<Button>Open</Button>} />
        <Dialog>
          <Dialog.Title>Share</Dialog.Title>
          <Button onClick={() => toast.add({ variant: "error", title: "Could not share" })}>Send</Button>
          <Hand to={take} />
        </Dialog>
      </Dialog.Root>
    </Toast.Provider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog", { name: "Share" });
    const send = await screen.findByRole("button", { name: "Send" });
    await userEvent.click(send);
    // Queried by role, which doesn't find elements that are hidden from assistive technology.
    const first = await settled("Error: Could not share");
    await expect(send).toHaveFocus();
    await expect(first.closest("[aria-hidden=true], [inert]")).toBeNull();
    const close = within(first).getByRole("button", { name: "Close" });
    const { x, y, width, height } = close.getBoundingClientRect();
    await expect(close.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await userEvent.click(close);
    await gone("Error: Could not share");
    await expect(screen.getByRole("dialog", { name: "Share" })).toBeVisible();

    toast.add({ id: "second", title: "Second" });
    await settled("Second");
    await userEvent.keyboard("{F6}{Tab}");
    await waitFor(async () => expect(await settled("Second")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await gone("Second");
    await pause(300);
    await expect(screen.getByRole("dialog", { name: "Share" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
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
