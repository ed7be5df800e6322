import type { Kind } from "./texts";

const components =
  "badge|banner|breadcrumbs|button|choropleth-map|clipboard-text|code|collapsible|command-palette|dialog|empty|grid|grid-item|loader|logo|meter|popover";
const folders = `^src/(?:components/(?:${components})|catalog|render-tree|recipes|theme|icons)/`;

/** The texts that are checked: those of a kind, in the files that match. */
export const areas: { kind: Kind; files: RegExp }[] = [
  { kind: "pages", files: /./ },
  { kind: "documents", files: /^(?!CHANGELOG)/ },
  { kind: "catalog", files: /./ },
  { kind: "guides", files: /./ },
  { kind: "comments", files: new RegExp(`${folders}|^src/i18n/`) },
  { kind: "messages", files: new RegExp(folders) },
  // German, Arabic and misspelled words in the others are data.
  {
    kind: "examples",
    files:
      /^src\/(?:recipes|catalog|render-tree|components\/(?:badge|breadcrumbs|button|choropleth-map|clipboard-text|code|grid|grid-item|loader|logo|meter|popover))\//,
  },
  { kind: "messages", files: /^(?:src\/cli|src\/catalog|scripts\/lib|stories)\// },
  { kind: "examples", files: /^stories\// },
  { kind: "comments", files: /^stories\// },
];
