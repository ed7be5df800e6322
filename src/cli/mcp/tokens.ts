import { nearest } from "../../catalog/did-you-mean";
import { CheckFailed, type Token } from "../command";

/** The tokens whose names or purposes contain all words, or the names of all tokens. */
export function tokensText(tokens: Record<string, Token>, query: string | undefined): string {
  const words = (query ?? "")
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const names = Object.keys(tokens);
  if (words.length === 0)
    return `${names.length} tokens. Pass \`query\` for values and purposes.\n${names.join(", ")}`;
  const found = Object.entries(tokens).filter(([name, { text }]) =>
    words.every((word) => `${name} ${text}`.toLowerCase().includes(word)),
  );
  if (found.length === 0) {
    const parts = names.flatMap((name) => name.replace("--kerf-", "").split("-"));
    const near = words.flatMap((word) => nearest(word, parts));
    throw new CheckFailed(
      `No token matches "${query}".${near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : ""} Without \`query\`, \`tokens\` lists all names.`,
    );
  }
  return found.map(([name, { value, text }]) => `- \`${name}\`: \`${value}\`. ${text}`).join("\n");
}
