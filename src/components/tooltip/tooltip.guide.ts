import type { Guide } from "../../catalog/guide";

/** When to choose Tooltip, and how to use it. */
export const tooltipGuide: Guide = {
  instead: {
    Popover: "There is something to press in it, or it must be reached by touch.",
    Field: "It explains a control for everybody; use `description`.",
    Banner: "Everybody must know it.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Shows it by reaching its trigger, without a wait, and hides it by going on." },
    { keys: ["Escape"], does: "Hides it, and closes nothing around it." },
  ],
  accessibility: [
    "While it is open, it describes its trigger.",
    "The pointer can enter it, so people who magnify the screen can read it.",
    "Touch never opens it. Put essential information on the page.",
    "A trigger with `aria-disabled` stays focusable and does nothing, so the tooltip can say why.",
  ],
  do: [
    "Keep it to a few words, without a full stop.",
    "Group tooltips of a toolbar in one Tooltip.Provider: the second shows at once.",
  ],
  dont: [
    {
      text: "Don't leave it without `content`.",
      code: '<Tooltip><button type="button">Save</button></Tooltip>',
      caughtBy: "types",
    },
    {
      text: "Don't give `asChild` text: it needs one element to be the trigger.",
      code: '<Tooltip content="Saves" asChild>Save</Tooltip>',
      caughtBy: "error",
    },
  ],
};
