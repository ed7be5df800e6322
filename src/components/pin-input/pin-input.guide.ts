import type { Guide } from "../../catalog/types";

/** When to use PinInput, and how. */
export const pinInputGuide: Guide = {
  instead: {
    PasswordInput: "For a password of any length.",
    NumberField: "For a number that counts or measures.",
    Input: "For a code of varying length, such as a license key.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the input and selects the code." },
    { keys: ["ArrowLeft", "ArrowRight"], does: "Select the character before or after." },
    { keys: ["Shift+ArrowLeft", "Shift+ArrowRight"], does: "Extend the selection." },
    { keys: ["Home", "End"], does: "Select the first or the last character." },
    { keys: ["Backspace"], does: "Deletes the selected character, or the one before." },
    { keys: ["Enter"], does: "Submits the form around it." },
  ],
  accessibility: [
    "It is a single native input, so screen readers read one field with one name. The cells are hidden from them.",
    "`autoComplete` is `one-time-code`: phones offer the code of a message. Set it to `off` for other codes.",
    "An incomplete code can't be submitted. The message shows when the focus leaves the input.",
    "Codes run from left to right, also in right-to-left pages.",
  ],
  do: [
    "Say in `description` where the code comes from.",
    "Check the code in `onComplete`. Show a wrong code as `error`, and keep it, so that people can correct it.",
    "Offer to send another code.",
  ],
  dont: [
    {
      text: "Don't set the longest length. A code has one length.",
      code: '<PinInput label="Code" maxLength={8} />',
      caughtBy: "types",
    },
    {
      text: "Don't leave it without a name. Set `label`.",
      code: '<PinInput name="code" />',
      caughtBy: "axe label",
    },
  ],
};
