import type { Guide } from "../../catalog/types";

/** When to use Switch, and how. */
export const switchGuide: Guide = {
  instead: {
    Checkbox: "For a choice that is submitted or saved later.",
    Radio: "For options other than on and off.",
    MenuBar: "For a tool that is on or off in a bar of tools.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the switch." },
    { keys: ["Space"], does: "Turns it on or off." },
    { keys: ["Enter"], does: "Submits the form around it, as in an input." },
  ],
  accessibility: [
    "Screen readers announce it as a switch that is on or off.",
    "The legend names a group. The description and the error describe it.",
    "If people prefer more contrast, the thumb also has a check mark while on.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Name what is on: “Email notifications”.",
    "Apply the change immediately, and revert it if that fails.",
  ],
  dont: [
    {
      text: "Don't leave it without a name. Set `label`.",
      code: "<Switch />",
      caughtBy: "axe button-name",
    },
  ],
};
