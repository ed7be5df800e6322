import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { collectCopies } from "../../src/lib/clipboard.fixture";
import { themes } from "../../src/theme/contrast";
import { codeIsColored, page } from "../page/story-pages";
import { pairs } from "./clashes";
import { ThemeBuilderPage } from "./theme-builder-page";

const copied: string[] = [];
const allPass = `All ${pairs.length * themes.length} pairs pass`;

/** Sets the choices in the address, as a link does. */
function openLink(choices: string | undefined) {
  const url = new URL(location.href);
  if (choices === undefined) url.searchParams.delete("theme");
  else url.searchParams.set("theme", choices);
  history.replaceState(history.state, "", url);
}

/* @alias theme generator, theme editor, brand color, contrast checker, apca, color picker, density */
const meta = {
  title: "Foundations/Theme builder",
  component: ThemeBuilderPage,
  parameters: page,
  beforeEach: [
    collectCopies(copied),
    ({ parameters, viewMode }) => {
      // People who read the page open links.
      if (viewMode === "docs") return undefined;
      openLink(parameters.link);
      return () => openLink(undefined);
    },
  ],
} satisfies Meta<typeof ThemeBuilderPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const noSnapshot = {
  visual: {
    skip: "Screens are scaled, and Chromium doesn't draw their edges the same each time. Each has a snapshot of its own.",
  },
};
const wholePage = { layout: "fullscreen", ...noSnapshot };
/** The summary of the contrast check. The screens have statuses of their own. */
const summary = ({ canvas }: Pick<Context, "canvas">) =>
  within(canvas.getByRole("region", { name: "Contrast check" })).getByRole("status");
const inAddress = () => new URL(location.href).searchParams.get("theme");

/** Waits until the twelve screens have loaded, and their errors show. */
async function loaded({ canvas, canvasElement }: Context): Promise<void> {
  const screens = within(canvas.getByRole("region", { name: "Screens" }));
  await expect(
    screens.getAllByRole("listitem").filter((item) => item.parentElement?.matches("section > ul")),
  ).toHaveLength(12);
  await waitFor(
    () => {
      expect(canvasElement.querySelector("[inert] [data-slot=skeleton]")).toBeNull();
      expect(screens.getByText("Enter your email address.")).toBeInTheDocument();
      expect(canvasElement.querySelector("[inert] canvas")).not.toBeNull();
    },
    { timeout: 30_000 },
  );
  await codeIsColored(canvasElement);
}

/** The primary button of the sign-in screen, which shows the theme. A query by role would compute thousands of roles. */
const primaryButton = (canvasElement: HTMLElement) =>
  waitFor(
    () => {
      const buttons = canvasElement.querySelectorAll<HTMLElement>("[inert] button[type=submit]");
      const button = Array.from(buttons).find(({ textContent }) => textContent === "Sign in");
      if (!button) throw new Error("The sign-in screen hasn't loaded.");
      return button;
    },
    { timeout: 30_000 },
  );

/** Kerf's own theme: every pair passes, and there is nothing to export. */
export const Builder: Story = {
  tags: ["!dev"],
  parameters: wholePage,
  play: async (context) => {
    await loaded(context);
    await expect(summary(context)).toHaveTextContent(allPass);
    await expect(context.canvas.getByText(/There is nothing to change/)).toBeInTheDocument();
  },
};

/** A yellow accent with white text clashes. One press makes the text dark, and says so. */
export const FixedClash: Story = {
  tags: ["!dev"],
  parameters: { ...wholePage, link: "88.49-180.5-94.78-14-compact-geist" },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await loaded(context);
    const check = within(canvas.getByRole("region", { name: "Contrast check" }));
    await expect(check.getByText(/^The lowest is/)).toHaveTextContent(
      /accent in light: 1\.41, and 4\.5 is required/,
    );
    const clashing = canvas.getAllByText("Needs 4.5");
    await expect(clashing.length).toBeGreaterThan(0);
    check.getByRole("button", { name: /^Fix \d+ clashes$/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(check.getByRole("status")).toHaveTextContent(allPass));
    const changes = within(check.getByRole("list", { name: "Changes" })).getAllByRole("listitem");
    await expect(changes[0]).toHaveTextContent("Light: text on the fill is dark, lightness 100% to 16%.");
    await waitFor(() => expect(canvas.queryByText("Needs 4.5")).toBeNull());
    await expect(getComputedStyle(await primaryButton(canvasElement)).borderRadius).toBe("14px");
    await waitFor(() => expect(inAddress()).toBe("88.49-180.5-94.78-14-compact-geist-fixed"));
    await userEvent.click(check.getByRole("button", { name: "Undo the fix" }));
    await waitFor(() => expect(check.getByRole("status")).toHaveTextContent("pairs clash"));
    await userEvent.click(check.getByRole("button", { name: /^Fix / }));
    await waitFor(() => expect(inAddress()).toMatch(/-fixed$/));
    await codeIsColored(canvasElement);
  },
};

/** Each choice by keyboard. The screens follow, and the address has them all. */
export const PicksByKeyboard: Story = {
  tags: ["!dev"],
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const button = await primaryButton(canvasElement);
    const height = button.getBoundingClientRect().height;
    canvas.getByRole("button", { name: "Teal" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Accent" })).toHaveValue("#0d9488");
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toMatch(/^oklch\(0\.6/));
    const hue = canvas.getByRole("slider", { name: "Hue" });
    hue.focus();
    await userEvent.keyboard("{PageUp}");
    await expect(canvas.getByRole("button", { name: "Teal" })).toHaveAttribute("aria-pressed", "false");
    canvas.getByRole("slider", { name: "Radius in px" }).focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(getComputedStyle(button).borderRadius).toBe("20px"));
    canvas.getByRole("button", { name: "Spacious" }).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeGreaterThan(height));
    const font = canvas.getByRole("combobox", { name: "Font" });
    font.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("option", { name: "Serif" }));
    await waitFor(() => expect(getComputedStyle(button).fontFamily).toContain("Charter"));
    await waitFor(() => expect(inAddress()).toMatch(/-20-spacious-serif$/));
    // The page itself keeps Kerf's theme.
    await expect(
      getComputedStyle(canvas.getByRole("heading", { name: "Theme builder" })).fontFamily,
    ).toContain("Geist");
    await userEvent.click(canvas.getByRole("button", { name: "Reset to Kerf's theme" }));
    await waitFor(() => expect(inAddress()).toBeNull());
  },
};

/** A color from elsewhere: pasted, and while typing, what isn't a color yet changes nothing. */
export const TypedColor: Story = {
  tags: ["!dev"],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const accent = canvas.getByRole("textbox", { name: "Accent" });
    await userEvent.clear(accent);
    await userEvent.type(accent, "#39f");
    await expect(accent).not.toHaveAttribute("aria-invalid");
    await userEvent.type(accent, "f");
    await expect(accent).toHaveAttribute("aria-invalid", "true");
    await userEvent.tab();
    await expect(accent).toHaveValue("#3399ff");
    await expect(accent).not.toHaveAttribute("aria-invalid");
  },
};

/** A link restores every choice. The exports have the theme, and each copies. */
export const ExportsFromALink: Story = {
  tags: ["!dev"],
  parameters: { ...noSnapshot, link: "88.49-180.5-94.78-12-compact-system-fixed" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox", { name: "Accent" })).toHaveValue("#ffd60a");
    await expect(canvas.getByRole("slider", { name: "Radius in px" })).toHaveValue("12");
    await expect(canvas.getByRole("button", { name: "Compact" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("combobox", { name: "Font" })).toHaveTextContent("System");
    await expect(summary({ canvas })).toHaveTextContent(allPass);
    const panel = () => within(canvas.getByRole("tabpanel"));
    const copy = async () => {
      await userEvent.click(panel().getByRole("button", { name: /^Copy/ }));
      return copied.at(-1) ?? "";
    };
    const css = await copy();
    await expect(css).toMatch(/^:root, :host \{\n {2}--kerf-focus: light-dark/m);
    // Loaded over Kerf's stylesheet, it changes the page.
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    const root = getComputedStyle(canvasElement);
    await expect(root.getPropertyValue("--kerf-radius-md")).toBe("0.75rem");
    await expect(root.getPropertyValue("--kerf-accent")).toContain("oklch(0.8849");
    style.remove();
    await userEvent.click(canvas.getByRole("tab", { name: "Tailwind 4" }));
    await expect(await copy()).toContain("--color-kerf-accent: var(--kerf-accent);");
    await userEvent.click(canvas.getByRole("tab", { name: "dark.json" }));
    await expect(JSON.parse(await copy()).color.accent.$value.colorSpace).toBe("oklch");
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(copied.at(-1)).toContain("theme=88.49-180.5-94.78-12-compact-system-fixed");
  },
};
