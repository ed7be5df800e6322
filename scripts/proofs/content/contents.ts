/** A content that a text has in place of its own. */
export interface Content {
  name: string;
  text: string;
  /** Whether the text is its own, twice. */
  repeats?: boolean;
  /** Whether it is too long for a text that keeps to one line. */
  wraps?: boolean;
}

/** Texts that layouts seldom expect. */
export const contents: readonly Content[] = [
  { name: "a long word", text: "Datenschutzgrundverordnung" },
  {
    name: "a long sentence",
    text: "Every reviewer of the workspace gets this message again until all of the changes are approved",
    wraps: true,
  },
  { name: "twice the length", text: "", repeats: true },
  { name: "Arabic", text: "مراجعة التغييرات قبل النشر" },
  { name: "Japanese", text: "変更を確認してください" },
];
