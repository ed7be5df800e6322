import type { Guide } from "../../catalog/types";

/** When to use TagsInput, and how. */
export const tagsInputGuide: Guide = {
  instead: {
    Combobox: "For several items of a list, without free text. Use `multiple`.",
    Textarea: "For long texts, one per line.",
    Badge: "For tags that people only read.",
  },
  keyboard: [
    {
      keys: ["Enter"],
      does: "Adds the typed text as a tag, as does a comma. In an empty input, submits the form.",
    },
    { keys: ["ArrowDown", "ArrowUp"], does: "Opens the suggestions, and moves between them." },
    { keys: ["Backspace"], does: "In an empty input, removes the last tag." },
    {
      keys: ["ArrowLeft"],
      does: "At the start of the input, moves the focus to the tags. In right-to-left text, use ArrowRight.",
    },
    { keys: ["ArrowLeft", "ArrowRight", "Home", "End"], does: "Moves between tags." },
    { keys: ["Delete", "Backspace"], does: "Removes the focused tag." },
    { keys: ["Enter"], does: "Edits the focused tag, as does F2. Then confirms the text." },
    { keys: ["Escape"], does: "While editing, restores the tag, and closes nothing around it." },
    { keys: ["Alt+ArrowLeft", "Alt+ArrowRight"], does: "Moves the focused tag." },
  ],
  accessibility: [
    "The tags are a toolbar, whose description names its keys. Each has a named button that removes it.",
    "Added, removed and moved tags are announced.",
    "People can drag tags too. On touch, a long press starts a drag, and other movements scroll the page.",
    "`label`, `description` and `error` are linked to the input. Without a `label`, set `aria-label`.",
    "Separators and Enter are ignored while an input method composes text.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled, and can't be changed.",
  ],
  do: [
    "Say in `description` what a tag may be, and whether people can paste a list.",
    "Name the text in the message of `validate`, because a pasted list may have one wrong entry.",
    "With React Hook Form, use its Controller, and pass `onValueChange` as its `onChange`.",
    "For suggestions from a server, use `onInputValueChange`, and pass `filter={null}`.",
  ],
  dont: [
    {
      text: "Don't pass one text. The value is an array.",
      code: '<TagsInput label="Labels" defaultValue="bug" />',
      caughtBy: "types",
    },
    {
      text: "Don't leave the input without a name. Set `label`.",
      code: "<TagsInput />",
      caughtBy: "axe label",
    },
  ],
};
