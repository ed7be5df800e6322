import type { Kind } from "./texts";

/** The texts that are checked: those of a kind, in the files that match. */
export const areas: { kind: Kind; files: RegExp }[] = [
  { kind: "pages", files: /./ },
  { kind: "documents", files: /^(?!CHANGELOG)/ },
  { kind: "messages", files: /^(?:src\/cli|src\/catalog|scripts\/lib)\// },
];
