import type { Kind } from "./texts";

/** The texts to check: one kind of text in the files that match. */
export const areas: { kind: Kind; files: RegExp }[] = [
  { kind: "pages", files: /./ },
  { kind: "documents", files: /^(?!CHANGELOG)/ },
  { kind: "catalog", files: /./ },
  { kind: "guides", files: /./ },
  { kind: "comments", files: /./ },
  { kind: "messages", files: /./ },
  // The other files contain German, Arabic and misspelled words as data.
  {
    kind: "examples",
    files:
      /^(?:stories|src\/(?:recipes|catalog(?!\/type-text)|render-tree|components\/(?:badge|breadcrumbs|button|choropleth-map|clipboard-text|code|grid|grid-item|loader|logo|meter|popover)))\//,
  },
];
