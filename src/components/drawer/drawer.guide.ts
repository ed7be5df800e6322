import type { Guide } from "../../catalog/types";

/** When to use Drawer, and how. */
export const drawerGuide: Guide = {
  instead: {
    Dialog: "For a question or a short form that people must finish first.",
    Popover: "For content beside a control.",
    Collapsible: "For part of the page that takes too much space.",
  },
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], does: "Moves through the controls in the drawer and wraps around." },
    { keys: ["Escape"], does: "Closes only the topmost drawer or dialog." },
    {
      keys: ["Enter", "Space"],
      does: "On the trigger, opens the drawer. On the handle, moves it to the next snap point.",
    },
  ],
  accessibility: [
    "Drawer.Title names the drawer, and Drawer.Description describes it.",
    "Focus moves inside on opening and returns to the trigger on closing.",
    "The page behind is inert and doesn't scroll. With `modal={false}`, it stays usable.",
    "A drawer with snap points has a handle, a button for people who can't swipe.",
    "With a mouse, only the handle can be dragged, so that text can be selected. A touch swipes anywhere.",
    "A trigger with `aria-disabled` is focusable, looks disabled and doesn't open the drawer.",
  ],
  do: [
    "Offer a visible way to close it besides Escape and a swipe.",
    "Set `disablePointerDismissal` for a form, so that a stray swipe or click doesn't discard it.",
  ],
  dont: [
    {
      text: "Don't leave it without a name. Add a Drawer.Title.",
      code: "<Drawer.Root defaultOpen><Drawer>The next invoice is due on March 1.</Drawer></Drawer.Root>",
      caughtBy: "warning",
    },
    {
      text: "Don't use it without Drawer.Root, which manages whether it is open.",
      code: "<Drawer>The next invoice is due on March 1.</Drawer>",
      caughtBy: "error",
    },
  ],
};
