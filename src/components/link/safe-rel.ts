/** The props of a link that decide how much the opened page learns about this one. */
interface Opening {
  target?: string;
  rel?: string;
  referrerPolicy?: string;
}

/**
 * Returns the `rel` of a link: the caller's own, and for `target="_blank"` also `noopener noreferrer`. With them, the
 * page in the new tab can neither navigate this one nor learn its URL.
 *
 * The caller's explicit settings are kept. With a `referrerPolicy`, `noreferrer` isn't added, because it would override
 * it. With `opener`, neither is added. Nor are they for a named target, which is a frame or a tab to reuse. Without an
 * opener, every click would open another tab.
 */
export function safeRel({ target, rel, referrerPolicy }: Opening): string | undefined {
  // Browsers ignore case in the keywords of `target` and `rel`.
  if (target?.toLowerCase() !== "_blank") return rel;
  const words = rel?.split(/\s+/).filter(Boolean) ?? [];
  const has = (word: string) => words.some((each) => each.toLowerCase() === word);
  if (has("opener")) return rel;
  if (!has("noopener")) words.push("noopener");
  if (!has("noreferrer") && !referrerPolicy) words.push("noreferrer");
  return words.join(" ");
}
