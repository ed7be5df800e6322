import type { Guide } from "../../catalog/types";

/** When to use FileUpload, and how. */
export const fileUploadGuide: Guide = {
  instead: {
    Input: "For the URL of a file.",
    Textarea: "For text that people paste.",
    Meter: "For the storage that is used.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the trigger, then to the buttons of each file." },
    { keys: ["Enter", "Space"], does: "Opens the file dialog, or presses the focused button." },
  ],
  accessibility: [
    "The control is a native file input, which the trigger contains. The label, the description and the errors belong to the input.",
    "Dragging is optional: the trigger does the same by keyboard, touch and voice.",
    "While focus is in the control, pasting adds the files of the clipboard.",
    "Reading a dropped folder shows its progress and is announced politely.",
    "Rejected files, completed uploads and errors are announced politely.",
    "Removing a file moves focus to the next file, or to the input after the last one.",
    "Pass `aria-label` if there is no label. It names the input.",
  ],
  do: [
    "State the types, the size and the number of files in `description`, before people choose.",
    "Check type and size on the server as well. The limits of the browser can be circumvented.",
    "Say in the `error` of a file how to fix it, and pass `onRetry`.",
  ],
  dont: [
    {
      text: "Don't use a part outside FileUpload.",
      code: "<FileUpload.Trigger>Choose a file</FileUpload.Trigger>",
      caughtBy: "error",
    },
    {
      text: "Don't write `maxSize` with a unit. It is a number of bytes.",
      code: '<FileUpload label="Logo" maxSize="1 MB" />',
      caughtBy: "types",
    },
  ],
};
