import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, userEvent as mouse, screen, waitFor } from "storybook/test";
import { focusOn, settled } from "#kit";
import { type Inner, innerOf, type Outer, outerOf } from "./nested-overlays";

/* Overlays opened from other overlays: one Escape closes one layer. @alias dialog in dialog */
const meta = {
  title: "Patterns/Nested overlays",
  tags: ["!autodocs"],
  // Each overlay has its own stories in right-to-left text and in forced colors. Only its surface depends on what is below.
  parameters: { controls: { disable: true }, visual: { modes: ["light", "dark"] } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Base UI adds an element with `aria-owns` to the menu for the overlay of an item. axe allows only items there. */
const ownedByAMenu = { a11y: { config: { rules: [{ id: "aria-required-children", enabled: false }] } } };

/**
 * One overlay inside another. It opens and works by mouse and keyboard, one Escape closes one layer, focus returns, and
 * the page is unchanged afterwards.
 */
function nested(outerName: keyof typeof outerOf, innerName: keyof typeof innerOf): Story {
  const outer = outerOf[outerName];
  const inner = innerOf[innerName];
  return {
    parameters: outer.role === "menu" ? ownedByAMenu : {},
    render: () => <>{outer.render(inner.render(outer.trigger, outer))}</>,
    play: async ({ canvas, step, userEvent }) => {
      const opener = await canvas.findByRole("button", { name: "Outer" });
      const before = state();
      const byMouse = () => openByMouse(outer, inner, opener);
      const byKeyboard = () => openByKeyboard(outer, inner, opener, userEvent);
      for (const [name, open] of [["mouse", byMouse] as const, ["keyboard", byKeyboard] as const]) {
        await step(`${name}: one Escape closes one layer`, async () => {
          await open();
          await userEvent.keyboard("{Escape}");
          await gone(inner);
          await shown(outer.role, "Panel");
          if (inner.choice || name === "keyboard") await focusOn(innerTrigger());
          for (let layer = 0; layer < outer.layers; layer++) await userEvent.keyboard("{Escape}");
          await asBefore(before, opener);
        });
        if (!inner.choice) continue;
        await step(`${name}: the selected action runs`, async () => {
          await open();
          await (name === "mouse" ? mouse.click(await choice(inner)) : choose(inner, userEvent));
          await gone(inner);
          await closeAll(userEvent);
          await asBefore(before, opener);
        });
      }
      await byKeyboard();
    },
  };
}

type User = StoryContext["userEvent"];

/**
 * Opens both overlays by mouse. `mouse` starts each action without a previous position. Otherwise the pointer
 * would jump across the page, unlike a person's. The stories of DropdownMenu test mouse paths through
 * submenus.
 */
async function openByMouse(outer: Outer, inner: Inner, opener: HTMLElement) {
  await mouse.click(opener);
  for (const name of outer.clicks) await mouse.click(await find("menuitem", name));
  await shown(outer.role, "Panel");
  const trigger = await waitFor(innerTrigger);
  await (inner.choice ? mouse.click(trigger) : mouse.hover(trigger));
  await entered(outer, inner);
}

async function openByKeyboard(outer: Outer, inner: Inner, opener: HTMLElement, user: User) {
  opener.focus();
  for (const key of outer.keys) {
    const before = document.activeElement;
    await user.keyboard(key);
    await waitFor(() => expect(before).not.toHaveFocus());
  }
  await shown(outer.role, "Panel");
  await focusOn(innerTrigger());
  if (inner.key) await user.keyboard(inner.key);
  await entered(outer, inner);
}

/** Waits until the focus is inside, if it moves there. A faster key would go to the layer below. */
async function entered(outer: Outer, inner: Inner): Promise<void> {
  const panel = await shown(inner.role);
  const isSubmenu = outer.role === "menu" && inner.role === "menu";
  if (inner.search) await focusOn(screen.getByRole("combobox", { name: "Search fruit" }));
  else if (inner.choice !== "option" && inner.choice && !isSubmenu) {
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  }
}

/**
 * Selects "Done" by keyboard. Either it gets the focus when the overlay opens, or its first letters find it.
 */
async function choose(inner: Inner, user: User): Promise<void> {
  if (inner.choice === "option" && !inner.search) {
    await user.keyboard("do{Enter}");
  } else if (inner.search) {
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Search fruit" })).toHaveFocus());
    await user.keyboard("do");
    await waitFor(() => expect(screen.queryByRole("option", { name: "Later" })).toBeNull());
    await user.keyboard("{ArrowDown}{Enter}");
  } else {
    await focusOn(await choice(inner));
    await user.keyboard("{Enter}");
  }
}

const find = (role: string, name: string) => screen.findByRole(role, { name });
const choice = (inner: Inner) => find(inner.choice as string, "Done");

/** Finds a panel by its role and name. The name is that of the trigger. A tooltip has no name. */
async function shown(role: string, name?: string): Promise<HTMLElement> {
  const hasName = role !== "tooltip";
  const panel = await screen.findByRole(role, hasName ? { name: name ?? "Inner" } : {});
  // A popup that opens from a sliding drawer has the wrong position.
  await settled(panel);
  // The panel follows its trigger, which may still move.
  await waitFor(() => expect(isInView(panel)).toBe(true));
  // The tooltip's few words fit on one line in any position.
  if (role === "tooltip") await expect(panel.offsetHeight).toBeLessThan(40);
  return panel;
}

function isInView(panel: HTMLElement): boolean {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
}

const gone = ({ role }: Inner) =>
  waitFor(() => {
    const hasName = role !== "tooltip";
    expect(screen.queryByRole(role, hasName ? { name: "Inner" } : {})).toBeNull();
  });

function innerTrigger(): HTMLElement {
  for (const role of ["button", "menuitem", "combobox"]) {
    const found = screen.queryByRole(role, { name: "Inner" });
    if (found) return found;
  }
  throw new Error("The inner trigger wasn't found.");
}

/** Closes the remaining layers. Some choices close all layers, others only the inner one. */
async function closeAll(user: User): Promise<void> {
  const open = () => ["dialog", "menu"].flatMap((role) => screen.queryAllByRole(role)).length;
  for (let before = open(); before > 0; before = open()) {
    await user.keyboard("{Escape}");
    await waitFor(() => expect(open()).toBeLessThan(before));
  }
}

/** The state of the page that an overlay may change and must restore. */
function state() {
  const marked = document.querySelectorAll(
    "[inert], [data-base-ui-inert], #storybook-root [aria-hidden=true]:not(svg)",
  );
  return {
    marked: marked.length,
    hidden: document.querySelector("#storybook-root")?.closest("[aria-hidden=true]") ?? null,
    children: document.body.childElementCount,
    overflow: [document.documentElement, document.body].map((it) => getComputedStyle(it).overflow),
    pointer: getComputedStyle(document.body).pointerEvents,
  };
}

async function asBefore(before: ReturnType<typeof state>, opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(state()).toEqual(before));
  await waitFor(() => expect(opener).toHaveFocus());
}

export const ComboboxInDialog = nested("Dialog", "Combobox");
export const DropdownMenuInDialog = nested("Dialog", "DropdownMenu");
export const TooltipInDialog = nested("Dialog", "Tooltip");
export const PopoverInDialog = nested("Dialog", "Popover");
export const DialogInDialog = nested("Dialog", "Dialog");
export const SelectInDialog = nested("Dialog", "Select");
export const DrawerInDialog = nested("Dialog", "Drawer");
export const ComboboxInDrawer = nested("Drawer", "Combobox");
export const DropdownMenuInDrawer = nested("Drawer", "DropdownMenu");
export const TooltipInDrawer = nested("Drawer", "Tooltip");
export const PopoverInDrawer = nested("Drawer", "Popover");
export const DialogInDrawer = nested("Drawer", "Dialog");
export const DrawerInDrawer = nested("Drawer", "Drawer");
export const SelectInDrawer = nested("Drawer", "Select");
export const ComboboxInPopover = nested("Popover", "Combobox");
export const DropdownMenuInPopover = nested("Popover", "DropdownMenu");
export const TooltipInPopover = nested("Popover", "Tooltip");
export const PopoverInPopover = nested("Popover", "Popover");
export const DialogInPopover = nested("Popover", "Dialog");
export const DrawerInPopover = nested("Popover", "Drawer");
export const SelectInPopover = nested("Popover", "Select");
export const ComboboxInSubmenu = nested("Submenu", "Combobox");
export const DropdownMenuInSubmenu = nested("Submenu", "DropdownMenu");
export const TooltipInSubmenu = nested("Submenu", "Tooltip");
export const PopoverInSubmenu = nested("Submenu", "Popover");
export const DialogInSubmenu = nested("Submenu", "Dialog");
export const DrawerInSubmenu = nested("Submenu", "Drawer");
export const ComboboxInCommandPalette = nested("CommandPalette", "Combobox");
export const DropdownMenuInCommandPalette = nested("CommandPalette", "DropdownMenu");
export const TooltipInCommandPalette = nested("CommandPalette", "Tooltip");
export const PopoverInCommandPalette = nested("CommandPalette", "Popover");
export const DialogInCommandPalette = nested("CommandPalette", "Dialog");
export const SelectInCommandPalette = nested("CommandPalette", "Select");
export const DrawerInCommandPalette = nested("CommandPalette", "Drawer");
