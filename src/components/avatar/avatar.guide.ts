import type { Guide } from "../../catalog/types";

/** When to use Avatar, and how. */
export const avatarGuide: Guide = {
  instead: {
    Logo: "For Kerf's own mark.",
    Badge: "For a status or a count without a person.",
    Skeleton: "For a person who is still loading. Use the shape `circle`.",
  },
  keyboard: [],
  accessibility: [
    'It is an image named by `name` and the status. Beside the visible name, set `aria-hidden="true"`, so that the name is read once.',
    "A status has a shape of its own, and doesn't depend on color alone.",
    "The initials contrast with their background by at least 4.5 to 1, in both themes.",
    "Name a group with `aria-label`. The number of hidden people is read as text.",
  ],
  do: [
    "Pass the full name: initials and color come from it, so a person looks the same everywhere.",
    "Limit a group to about five avatars, and count the others in `more`.",
  ],
  dont: [
    {
      text: "Don't omit the `name`: it is the accessible name, also of a picture.",
      code: '<Avatar src="/ada.png" />',
      caughtBy: "types",
    },
  ],
};
