/** Content that replaces a text of the page. */
export interface Content {
  name: string;
  text: string;
  /** Whether to repeat the original text instead. */
  repeats?: boolean;
  /** Whether to skip texts that don't wrap, because the content is too long for one line. */
  wraps?: boolean;
}

/** A word of 60 letters, as in identifiers and file names. */
export const longestWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsamt";

/** Content that layouts are rarely designed for. */
export const contents: readonly Content[] = [
  { name: "a long word", text: "Datenschutzgrundverordnung" },
  { name: "a word of 60 letters", text: longestWord },
  {
    name: "a long sentence",
    text: "Every reviewer of the workspace gets this message again until all of the changes are approved",
    wraps: true,
  },
  { name: "twice the length", text: "", repeats: true },
  { name: "Arabic", text: "مراجعة التغييرات قبل النشر" },
  { name: "Japanese", text: "変更を確認してください" },
  { name: "nothing", text: "" },
];
