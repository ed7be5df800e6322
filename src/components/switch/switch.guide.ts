import type { Guide } from "../../catalog/guide";

/** When to choose Switch, and how to use it. */
export const switchGuide: Guide = {
  instead: {
    Checkbox: "It is only sent or saved later.",
    Radio: "The choices are not on and off.",
    MenuBar: "It is a tool among others in a bar.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches the switch." },
    { keys: ["Space"], does: "Turns it on or off." },
    { keys: ["Enter"], does: "Sends the form around it, as in any control." },
  ],
  accessibility: [
    "It says that it is a switch, and whether it is on.",
    "A group is named by its legend and described by its description and its error.",
    "Where more contrast is asked for, on has a mark as well.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Name what is on when it is on: “Email notifications”.",
    "Put it into force at once, and back if that fails.",
  ],
  dont: [
    {
      text: "Don't leave it without a name; give it a `label`.",
      code: "<Switch />",
      caughtBy: "axe button-name",
    },
  ],
};
