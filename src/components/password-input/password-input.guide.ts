import type { Guide } from "../../catalog/types";

/** When to use PasswordInput, and how. */
export const passwordInputGuide: Guide = {
  instead: {
    SecretInput: "For an API key or another secret.",
    PinInput: "For a one-time code or a PIN.",
    Input: "For text that everyone may see.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the input, then to the button." },
    { keys: ["Enter"], does: "In the input, submits the form around it." },
    { keys: ["Enter", "Space"], does: "On the button, shows or hides the password." },
  ],
  accessibility: [
    "It is a native password input. The button changes its type, so the element, its focus and its selection stay.",
    "The name of the button stays “Show password”. Its pressed state says whether the password shows.",
    "The hint about Caps Lock is announced politely. It shows only while the input has the focus.",
  ],
  do: [
    "Set `autoComplete` to `new-password` in forms that create or change a password.",
    "Ask for a new password once. People can look at it instead of repeating it.",
    "Allow pasting and long passwords. Say what is required in `description`.",
    "Submit it with a form. Submitting hides the password, so that browsers don't keep it as a suggestion.",
  ],
  dont: [
    {
      text: "Don't set the type. The button changes it.",
      code: '<PasswordInput label="Password" type="text" />',
      caughtBy: "types",
    },
  ],
};
