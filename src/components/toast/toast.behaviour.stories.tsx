import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance, pause, withoutElement } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { createToastManager, Toast, useToast } from ".";
import { base, gone, Hand, listen, Shown, settled, silence, take, toast } from "./toast.fixture";

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
