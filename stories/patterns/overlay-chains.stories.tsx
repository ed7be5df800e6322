import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent as mouse, screen, waitFor, within } from "storybook/test";
import { pause } from "#kit";
import {
  type Chain,
  chainName,
  chainsFrom,
  type LayerName,
  layerOf,
  Overlays,
  panelName,
  triggerName,
} from "./overlay-chains";

/* Overlays that open one another, three deep. @alias nested overlays */
const meta = {
  title: "Patterns/Overlay chains",
  tags: ["!autodocs"],
  parameters: {
    controls: { disable: true },
    visual: { skip: "Everything is closed at the end. Nested overlays has the snapshots of open layers." },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type User = StoryContext["userEvent"];

/** A way to open and close the layers of a chain. */
interface Way {
  open(trigger: HTMLElement, chain: Chain, depth: number): Promise<void>;
  close(chain: Chain, depth: number): Promise<void>;
  /** Whether a submenu closes together with its menu. */
  closesWholeMenu: boolean;
  /** Whether a tooltip opens. */
  opensTooltips: boolean;
  /** Whether the focus moves into a layer that accepts it. */
  movesFocus(chain: Chain, depth: number): boolean;
}

function waysOf(user: User): Record<string, Way> {
  const byKeyboard = {
    async open(trigger: HTMLElement, chain: Chain, depth: number) {
      trigger.focus();
      if (chain[depth] !== "Tooltip") await user.keyboard("{Enter}");
    },
    closesWholeMenu: false,
    movesFocus: () => true,
  };
  return {
    Escape: { ...byKeyboard, close: () => user.keyboard("{Escape}"), opensTooltips: true },
    "Escape after the focus was lost": {
      ...byKeyboard,
      async close() {
        (document.activeElement as HTMLElement).blur();
        await user.keyboard("{Escape}");
      },
      // A tooltip closes when its trigger loses the focus.
      opensTooltips: false,
    },
    "press outside": {
      open: (trigger, chain, depth) =>
        chain[depth] === "Tooltip" ? user.hover(trigger) : mouse.click(trigger),
      // A tooltip closes when the pointer leaves, before it can press.
      close: (chain, depth) =>
        chain[depth] === "Tooltip" ? user.pointer({ target: outside() }) : mouse.click(outside()),
      closesWholeMenu: true,
      opensTooltips: true,
      // Focus stays on the item of a submenu, because the pointer moves on.
      movesFocus: (chain, depth) => !isSubmenu(chain, depth),
    },
    touch: {
      open: tap,
      close: () => tap(outside()),
      closesWholeMenu: true,
      opensTooltips: false,
      // After a tap on a menu item, focus stays on the item if it opens a submenu or a Combobox.
      movesFocus: (chain, depth) =>
        chain[depth - 1] !== "DropdownMenu" || !["DropdownMenu", "Combobox"].includes(chain[depth] as string),
    },
  };
}

/** The distance from the edges of the page that no panel reaches, in px. */
const CORNER = 2;

/** The element at the corner of the page: the page itself, or an element that covers it. */
const outside = () => document.elementFromPoint(CORNER, CORNER) ?? document.body;

/**
 * Sends the events of a tap, each in its own task, as browsers do. `userEvent` sends no touch events, and sends the press
 * and the click in one task.
 */
async function tap(target: Element): Promise<void> {
  const common = { bubbles: true, cancelable: true, composed: true, detail: 1 };
  const pointer = { ...common, pointerType: "touch", isPrimary: true };
  const changedTouches = [new Touch({ identifier: 1, target })];
  const events = [
    new PointerEvent("pointerdown", pointer),
    new TouchEvent("touchstart", { ...common, touches: changedTouches, changedTouches }),
    new PointerEvent("pointerup", pointer),
    new TouchEvent("touchend", { ...common, changedTouches }),
    new MouseEvent("mousedown", common),
    new MouseEvent("mouseup", common),
    new PointerEvent("click", pointer),
  ];
  for (const event of events) {
    const isAllowed = await fireEvent(target, event);
    if (event.type === "mousedown" && isAllowed) focusNear(target);
    await pause(0);
  }
}

/** Moves the focus as browsers do when an element is pressed. */
function focusNear(target: Element): void {
  const focusable = target.closest<HTMLElement>("button, input, [tabindex]");
  if (focusable) focusable.focus();
  else (document.activeElement as HTMLElement).blur();
}

/**
 * Opens each chain and closes its layers one by one. The chains share their first two layers. If these are
 * still open after the third has closed, they stay open for the next chain.
 */
async function closeOneByOne(chains: Chain[], way: Way): Promise<void> {
  const triggers: HTMLElement[] = [];
  for (const chain of chains) {
    const isLast = chain === chains.at(-1);
    await inChain(chain, async () => {
      while (triggers.length < chain.length) triggers.push(await openNext(chain, triggers.length, way));
      do await closeTop(chain, triggers, way);
      while (isLast && triggers.length > 0);
    });
  }
}

async function openNext(chain: Chain, depth: number, way: Way): Promise<HTMLElement> {
  const trigger = await soon(() => triggerOf(chain, depth));
  await way.open(trigger, chain, depth);
  await soon(() => expectOpen(chain, depth, way));
  return trigger;
}

/** Closes the top layer, and removes the triggers of all layers that close with it from the list. */
async function closeTop(chain: Chain, triggers: HTMLElement[], way: Way): Promise<void> {
  let depth = triggers.length - 1;
  await way.close(chain, depth);
  if (way.closesWholeMenu) while (isSubmenu(chain, depth)) depth--;
  await soon(() => expect(openPanels(chain)).toEqual(namesOf(chain).slice(0, depth)));
  const isHovered = way.closesWholeMenu && chain[depth] === "Tooltip";
  if (!isHovered) await soon(() => expect(triggers[depth]).toHaveFocus());
  triggers.length = depth;
}

async function inChain(chain: Chain, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    (error as Error).message = `${chainName(chain)}: ${(error as Error).message}`;
    throw error;
  }
}

/** `waitFor` with a shorter interval, because there are thousands of short waits. */
const soon = <Result,>(check: () => Result) => waitFor(check, { interval: 10 });

const isSubmenu = (chain: Chain, depth: number) =>
  chain[depth] === "DropdownMenu" && chain[depth - 1] === "DropdownMenu";

/** The open panel of a layer. `hidden` finds layers that a modal layer hides from assistive technology. */
function panelOf(chain: Chain, depth: number): HTMLElement | null {
  const { role } = layerOf[chain[depth] as LayerName];
  return screen.queryByRole(role, { name: panelName(chain, depth), hidden: true });
}

const namesOf = (chain: Chain) => [...chain.keys()].map((depth) => panelName(chain, depth));

const openPanels = (chain: Chain) => namesOf(chain).filter((_, depth) => panelOf(chain, depth));

function triggerOf(chain: Chain, depth: number): HTMLElement {
  const around = depth > 0 ? panelOf(chain, depth - 1) : document.body;
  const name = triggerName(chain, depth);
  for (const role of ["button", "menuitem", "combobox"]) {
    const found = within(around as HTMLElement).queryByRole(role, { name, hidden: true });
    if (found) return found;
  }
  throw new Error(`There is no trigger "${name}".`);
}

/** Expects a layer to be positioned and, if it moves the focus, to contain the focus. */
function expectOpen(chain: Chain, depth: number, way: Way): void {
  const panel = panelOf(chain, depth);
  expect(panel).not.toBeNull();
  // A popup is at the corner until it is positioned.
  expect(outside().closest("[data-slot$=positioner]")).toBeNull();
  if (layerOf[chain[depth] as LayerName].takesFocus && way.movesFocus(chain, depth)) {
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  }
}

/** A story that opens chains that start with this overlay, and closes them in each way. */
function chains(first: LayerName): Story {
  const bySecond = chainsFrom(first);
  return {
    render: () => (
      <div className="pt-4">
        <Overlays chains={bySecond.flat()} />
      </div>
    ),
    play: async ({ userEvent }) => {
      for (const [name, way] of Object.entries(waysOf(userEvent))) {
        for (const all of bySecond) {
          const possible = all.filter((chain) => way.opensTooltips || !chain.includes("Tooltip"));
          await closeOneByOne(possible, way).catch((error: Error) => {
            error.message = `${name}: ${error.message}`;
            throw error;
          });
        }
      }
    },
  };
}

export const FromDialog = chains("Dialog");
export const FromPopover = chains("Popover");
export const FromDropdownMenu = chains("DropdownMenu");
export const FromCombobox = chains("Combobox");
export const FromDatePicker = chains("DatePicker");
export const FromCommandPalette = chains("CommandPalette");
