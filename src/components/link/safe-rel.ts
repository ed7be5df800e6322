/** What of a link decides how much the page that it opens learns of this one. */
interface Opening {
  target?: string;
  rel?: string;
  referrerPolicy?: string;
}

/**
 * The `rel` of a link: the caller's own, and on `target="_blank"` also `noopener noreferrer`, so that the page in
 * the new tab can neither steer this one nor learn its address.
 *
 * What the caller said about just that stays: with a `referrerPolicy` there is no `noreferrer`, which would undo it,
 * and with `opener` there is neither. Nor with a target by name: it is a frame, or a tab that is to be used again,
 * and without an opener every click would open another.
 */
export function safeRel({ target, rel, referrerPolicy }: Opening): string | undefined {
  // Browsers do not tell capitals, in keywords of either attribute.
  if (target?.toLowerCase() !== "_blank") return rel;
  const words = rel?.split(/\s+/).filter(Boolean) ?? [];
  const has = (word: string) => words.some((each) => each.toLowerCase() === word);
  if (has("opener")) return rel;
  if (!has("noopener")) words.push("noopener");
  if (!has("noreferrer") && !referrerPolicy) words.push("noreferrer");
  return words.join(" ");
}
