import type { Kind } from "./texts";

/** The texts that are checked: those of a kind, in the files that match. */
export const areas: { kind: Kind; files: RegExp }[] = [
  { kind: "pages", files: /./ },
  { kind: "documents", files: /^(?!CHANGELOG)/ },
  { kind: "catalog", files: /./ },
  { kind: "guides", files: /./ },
  { kind: "comments", files: /./ },
  // Seeded facts are wrong on purpose.
  { kind: "messages", files: /^(?!scripts\/proofs\/seeded\/seeds\/)/ },
  // German, Arabic and misspelled words in the others are data.
  {
    kind: "examples",
    files:
      /^(?:stories|src\/(?:recipes|catalog(?!\/type-text)|render-tree|components\/(?:badge|breadcrumbs|button|choropleth-map|clipboard-text|code|grid|grid-item|loader|logo|meter|popover)))\//,
  },
];
