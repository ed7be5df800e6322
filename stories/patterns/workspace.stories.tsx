import { PortalProvider } from "@kerf/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { focusOn, settled } from "#kit";
import { silence } from "../../src/components/toast/toast.fixture";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { narrow } from "./narrow";
import { Workspace } from "./workspace";
import workspaceSource from "./workspace.tsx?raw";

/** In an application, the theme applies to the page. Here it applies only to the example. */
function OwnTheme({ children }: { children: (onSwitchTheme: () => void) => ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const switchTheme = () => {
    if (!root) return;
    root.dataset.theme = getComputedStyle(root).colorScheme === "dark" ? "light" : "dark";
  };
  return (
    <div ref={setRoot} data-testid="application" className="-m-4 rounded-lg bg-canvas p-4">
      <PortalProvider container={root ?? undefined}>{children(switchTheme)}</PortalProvider>
    </div>
  );
}

const demo = () => <OwnTheme>{(switchTheme) => <Workspace onSwitchTheme={switchTheme} />}</OwnTheme>;

/* @alias command palette, spotlight, quick search */
const meta = {
  title: "Patterns/Command palette in an application",
  component: Workspace,
  parameters: page,
  args: { onSwitchTheme: () => undefined },
  render: demo,
  afterEach: silence,
} satisfies Meta<typeof Workspace>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

/** The pattern and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Command palette in an application"
      lead="Find every page and action by name, from anywhere. Press Ctrl K, or ⌘ K on a Mac."
      states={{ Application: demo() }}
      files={{ "workspace.tsx": workspaceSource }}
      notes={[
        "A button opens it, too, and shows the shortcut. People can't guess shortcuts, and phones have none.",
        "Every action is available elsewhere, too. The palette is the fast way, not the only one.",
        "Add the words that people search for: “people” finds the members.",
        "Pages are named by their path. Actions start with a verb.",
        "The palette reports the selection. You close it, so it can stay open for a second step.",
      ]}
    />
  ),
};

/** The palette is closed. */
export const Closed: Story = {};

async function openByKeys(): Promise<HTMLElement> {
  await userEvent.keyboard("{Control>}k{/Control}");
  await settled(await screen.findByRole("dialog"));
  const input = screen.getByRole("combobox");
  await focusOn(input);
  return input;
}

/** Enters a synonym. The unfiltered list has the same option, so this waits until it is the only one. */
async function findMembers(): Promise<void> {
  await userEvent.keyboard("people");
  await expect(screen.getByRole("combobox")).toHaveValue("people");
  await waitFor(() => expect(screen.getByRole("option")).toHaveAccessibleName(/Members/));
}

const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** The shortcut opens the palette from anywhere. Synonyms find a page and an action. Ctrl+Enter opens a new tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }: Context) => {
    await step("open a page in a new tab", async () => {
      const open = spyOn(window, "open").mockReturnValue(null);
      await openByKeys();
      await findMembers();
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      await gone();
      await expect(open).toHaveBeenCalledWith("#Members");
      await expect(canvas.getByRole("heading", { name: "Projects" })).toBeVisible();
    });
    await step("go to a page", async () => {
      await openByKeys();
      await findMembers();
      await userEvent.keyboard("{Enter}");
      await gone();
      await expect(canvas.getByRole("heading", { name: "Members" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Members" })).toHaveAttribute("aria-current", "page");
    });
    await step("run an action", async () => {
      await openByKeys();
      await userEvent.keyboard("create{Enter}");
      await gone();
      const toast = await screen.findByText("Drawing created");
      await expect(toast).toBeVisible();
      // Hovering pauses the toast's timer, so that the toast is in the snapshot.
      await userEvent.hover(toast);
      await expect(canvas.getByRole("heading", { name: "Untitled drawing" })).toBeVisible();
    });
  },
};

/** The button opens the palette by mouse and touch. Escape returns focus to the button. */
export const Open: Story = {
  play: async ({ canvas }: Context) => {
    const button = canvas.getByRole("button", { name: /^Search/ });
    await userEvent.click(button);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
    await openByKeys();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await openByKeys();
    await userEvent.keyboard("rocket");
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  },
};

/** Popups have the application's theme. */
export const Dark: Story = {
  play: async ({ canvas }: Context) => {
    await openByKeys();
    await userEvent.keyboard("night{Enter}");
    await gone();
    await expect(canvas.getByTestId("application")).toHaveAttribute("data-theme", "dark");
    const input = await openByKeys();
    await expect(getComputedStyle(input).colorScheme).toBe("dark");
  },
};

export const Narrow: Story = narrow(demo);
