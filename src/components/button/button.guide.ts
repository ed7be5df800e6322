import type { Guide } from "../../catalog/types";

/** When to use Button, and how. */
export const buttonGuide: Guide = {
  instead: {
    Link: "For navigation to a page, a file or another URL.",
    Switch: "For a setting that is on or off.",
    MenuBar: "For a row of icons that are tools or views.",
    DropdownMenu: "For more actions than fit in the view.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the button. Skips a disabled button." },
    { keys: ["Enter", "Space"], does: "Activates the button." },
  ],
  accessibility: [
    "It is a native `<button>`, with the type `button` by default.",
    "While `loading`, it keeps its name, width and focus, has `aria-busy` and ignores activation.",
    "A `square` or `circle` shows only an icon, so its type requires an accessible name, such as an `aria-label`.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Start with a verb and say what happens: “Delete project”, not “OK”.",
    "Use one `primary` button per view.",
    "Show `loading` while the action runs instead of disabling the button.",
  ],
  dont: [
    {
      text: "Don't show an icon without a name. Set `aria-label`.",
      code: '<Button shape="square" icon={<svg viewBox="0 0 16 16" />} />',
      caughtBy: "types",
    },
    {
      text: "Don't put a link into a button. Use Link, or navigate in `onClick`.",
      code: '<Button><a href="/plans">See plans</a></Button>',
      caughtBy: "axe nested-interactive",
    },
  ],
};
