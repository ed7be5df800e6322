import type { Guide } from "../../catalog/guide";

/** When to choose Button, and how to use it. */
export const buttonGuide: Guide = {
  instead: {
    Link: "It leads to another place: a page, a file, an address.",
    Switch: "It turns a setting on and off.",
    MenuBar: "Several icons stand in a row as tools or views.",
    DropdownMenu: "There are more actions than the view has room for.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches the button; a disabled one is passed over." },
    { keys: ["Enter", "Space"], does: "Presses it." },
  ],
  accessibility: [
    "It is a native `<button>`, of type `button` unless it says otherwise.",
    "While `loading` it keeps its name, its width and the focus, says `aria-busy`, and ignores presses.",
    "A `square` or `circle` shows an icon alone, so its type asks for an `aria-label`.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Begin with a verb and say what happens: “Delete project”, not “OK”.",
    "Have one `primary` in a view.",
    "Show `loading` while the action runs, rather than disabling the button.",
  ],
  dont: [
    {
      text: "Don't show an icon alone without a name: give it an `aria-label`.",
      code: '<Button shape="square" icon={<svg viewBox="0 0 16 16" />} />',
      caughtBy: "types",
    },
    {
      text: "Don't put a link into a button; make it look like one with Link's own variants, or navigate in `onClick`.",
      code: '<Button><a href="/plans">See plans</a></Button>',
      caughtBy: "axe nested-interactive",
    },
  ],
};
