import type { Guide } from "../../catalog/types";

/** When to use Kbd, and how. */
export const kbdGuide: Guide = {
  instead: {
    Code: "For text that people type, such as a command.",
    Badge: "For a status or a count.",
  },
  keyboard: [],
  accessibility: [
    "Screen readers read the names of the keys, such as “Command” for ⌘, in the language of LocaleProvider.",
    "The keys are written from left to right in all languages.",
    "On a control, state its shortcut in `aria-keyshortcuts` and hide the Kbd with `aria-hidden`, so that it isn't part of the name.",
    "Offer a single letter or sign as a shortcut only if people can turn it off or change it: speech input can press it by accident.",
  ],
  do: [
    "Write `mod` for the main modifier, so that Mac users see and press Command.",
    "Handle the keys with `useHotkey`. It works on all keyboard layouts, and doesn't interfere with typing, dialogs and input methods.",
    "Choose keys that neither the browser nor assistive technology uses, so not `mod+t`, `mod+w` or `alt+left`.",
    "List all shortcuts in a dialog with `useHotkeys`, and open it with `?`.",
  ],
  dont: [
    {
      text: "Don't write the keys as text: they differ between platforms and languages.",
      code: "<Kbd>Ctrl+K</Kbd>",
      caughtBy: "types",
    },
  ],
};
