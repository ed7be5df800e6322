import type { Guide } from "../../catalog/types";

/** When to use SecretInput, and how. */
export const secretInputGuide: Guide = {
  instead: {
    PasswordInput: "For a password, which password managers fill in.",
    ClipboardText:
      "For a short form of a secret, such as its last characters, with a button that copies all of it.",
    PinInput: "For a short code.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the input, then to its buttons." },
    { keys: ["Enter"], does: "In the input, submits the form around it." },
    { keys: ["Enter", "Space"], does: "On a button, shows, hides or copies the secret." },
  ],
  accessibility: [
    "It is a native password input, so screen readers don't read the secret aloud while it is masked.",
    "The label describes both buttons. The result of copying is announced politely.",
    "The name of the first button stays “Show value”. Its pressed state says whether the value shows.",
  ],
  do: [
    "Set `readOnly` for a secret that the application created.",
    "Name the secret in `labels`, such as “Copy API key”.",
    "Remember that the value is in the page. Load it only for people who may see it.",
  ],
  dont: [
    {
      text: "Don't set the type. The button changes it.",
      code: '<SecretInput label="API key" type="text" />',
      caughtBy: "types",
    },
    {
      text: "Don't leave it without a name. Set `label`.",
      code: '<SecretInput name="key" />',
      caughtBy: "axe label",
    },
  ],
};
