import { type Level, levels } from "../../../src/catalog/compare";

/** The meaning of one change for users of Kerf, as its author wrote it in `changes/`. */
export interface Note {
  /** The file, below `changes/`. */
  file: string;
  level: Level;
  text: string;
}

/** Reads a change file: the level in the first line, and for the rest what the changelog will say. */
export function parseNote(file: string, content: string): Note {
  const [first = "", ...rest] = content.trim().split("\n");
  const level = levels.find((each) => each === first.trim());
  const text = rest.join("\n").trim();
  if (!level) {
    throw new Error(`changes/${file} begins with "${first}". Its first line must be ${levels.join(", ")}.`);
  }
  if (!text) {
    throw new Error(
      `changes/${file} says nothing below "${level}". Say what changed for those who use Kerf.`,
    );
  }
  return { file, level, text };
}
