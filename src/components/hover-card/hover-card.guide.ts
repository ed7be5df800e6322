import type { Guide } from "../../catalog/types";

/** When to use HoverCard, and how. */
export const hoverCardGuide: Guide = {
  instead: {
    Tooltip: "For a few words about a button or an icon.",
    Popover: "For content that is only there, has controls, or must open on touch.",
    Link: "If the text of the link says enough.",
  },
  keyboard: [
    { keys: ["Tab"], does: "On the link: opens the card after the delay. When the focus leaves, it closes." },
    { keys: ["Enter"], does: "Follows the link." },
    { keys: ["Escape"], does: "Closes only the card. The focus stays on the link." },
  ],
  accessibility: [
    "The card isn't part of the link's name, and Tab doesn't move into it. Screen readers follow the link to get its content.",
    "The pointer can enter the card, so people who magnify the screen can read it.",
    "On touch, a tap follows the link and no card opens.",
  ],
  do: [
    "Show a few facts that help people decide whether to follow the link.",
    "Show only content that is on the linked page as well.",
  ],
  dont: [
    {
      text: "Don't use HoverCard.Trigger outside a HoverCard.",
      code: '<HoverCard.Trigger href="/people/ada">Ada Marsh</HoverCard.Trigger>',
      caughtBy: "error",
    },
    {
      text: "Don't use other sides than `top`, `right`, `bottom` and `left`.",
      code: '<HoverCard><HoverCard.Content side="start">Designer</HoverCard.Content></HoverCard>',
      caughtBy: "types",
    },
  ],
};
