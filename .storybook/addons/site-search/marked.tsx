import * as React from "react";
import { isStopWord } from "./stop-words";

/** A text in which words that begin with a word of the query are highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !isStopWord(word));
  if (words.length === 0) return <>{text}</>;
  const parts = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join("|")})[\\p{L}\\p{N}]*)`, "iu"));
  // Every other part is a match.
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
  return <>{parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</>;
}
