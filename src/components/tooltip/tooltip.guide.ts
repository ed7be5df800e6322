import type { Guide } from "../../catalog/types";

/** When to choose Tooltip, and how to use it. */
export const tooltipGuide: Guide = {
  instead: {
    Popover: "For content with controls, or that touch must reach.",
    HoverCard: "For a preview of a link.",
    Field: "For help that everyone needs. Use `description`.",
    Banner: "For a message that everyone must see.",
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Shows it immediately when focus reaches the trigger, and hides it when focus leaves.",
    },
    { keys: ["Escape"], does: "Hides only the tooltip, and doesn't close a dialog around it." },
  ],
  accessibility: [
    "While it shows, it describes its trigger.",
    "The pointer can enter it, so people who magnify the screen can read it.",
    "Touch never opens it. Put essential information on the page.",
    "A trigger with `aria-disabled` stays focusable and does nothing, so the tooltip can say why.",
  ],
  do: [
    "Keep it to a few words, without a full stop.",
    "Group the tooltips of a toolbar in one Tooltip.Provider. After the first, the others show immediately.",
  ],
  dont: [
    {
      text: "Don't omit `content`.",
      code: '<Tooltip><button type="button">Save</button></Tooltip>',
      caughtBy: "types",
    },
    {
      text: "Don't use `asChild` with text. The trigger must be one element.",
      code: '<Tooltip content="Saves" asChild>Save</Tooltip>',
      caughtBy: "error",
    },
  ],
};
