import type { Kind } from "./texts";

/** The texts that are checked: those of a kind, in the files that match. */
export const areas: { kind: Kind; files: RegExp }[] = [
  { kind: "documents", files: /^(?:ARCHITECTURE\.md|\.storybook\/.*|scripts\/(?!package\/consumers).*)$/ },
  { kind: "messages", files: /^(?:src\/cli|src\/catalog|scripts\/lib)\// },
];
