import { avatarRecipe } from "./avatar.recipe";

/**
 * The first letters of the first and the last word, in upper case. A letter may be several code points.
 *
 * @param max The maximum number of letters.
 */
export function initialsOf(name: string, max: 1 | 2 = 2): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 && max > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends.map(firstLetter).join("").toUpperCase();
}

/** The first combining mark. A character below it is a whole letter, unless a combining mark follows it. */
const COMBINING = 0x300;

/** Shared by all names, because creating a segmenter takes longer than rendering an avatar. */
let letters: Intl.Segmenter | undefined;

function firstLetter(word = ""): string {
  if (word.charCodeAt(0) < COMBINING && !(word.charCodeAt(1) >= COMBINING)) return word.charAt(0);
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const [first] = letters.segment(word);
  return first?.segment ?? "";
}

type Color = keyof (typeof avatarRecipe)["variants"]["color"];

const colors = Object.keys(avatarRecipe.variants.color).filter((color) => color !== "neutral") as Color[];

/** The color for a name, the same in every render on every machine. `neutral` is reserved for callers. */
export function colorOf(name: string): Color {
  let hash = 0;
  for (let index = 0; index < name.length; index++) hash = (hash * 31 + name.charCodeAt(index)) >>> 0;
  return colors[hash % colors.length] ?? "neutral";
}
