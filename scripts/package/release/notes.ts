import { type Level, levels } from "../../../src/catalog/compare/change";

/** A change file from `changes/`, in which an author describes one change for users of Kerf. */
export interface Note {
  /** The file, below `changes/`. */
  file: string;
  level: Level;
  text: string;
}

/** Parses a change file. Its first line is the level, and the rest is the text for the changelog. */
export function parseNote(file: string, content: string): Note {
  const [first = "", ...rest] = content.trim().split("\n");
  const level = levels.find((each) => each === first.trim());
  const text = rest.join("\n").trim();
  if (!level) {
    throw new Error(`changes/${file} begins with "${first}". Its first line must be ${levels.join(", ")}.`);
  }
  if (!text) {
    throw new Error(
      `changes/${file} says nothing below "${level}". Describe what changed for users of Kerf.`,
    );
  }
  return { file, level, text };
}

/** The levels with their headings, the highest first. */
const headings: Record<Level, string> = { major: "Breaking", minor: "New", patch: "Fixed" };

/** A heading and a list of changes for each level that has changes. */
export function sections(notes: readonly Note[]): string[] {
  return Object.entries(headings).flatMap(([level, heading]) => {
    const texts = notes.filter((note) => note.level === level).map(({ text }) => item(text));
    return texts.length > 0 ? [`### ${heading}`, texts.join("\n")] : [];
  });
}

/** An item of a list. A file with several changes is already a list. */
export function item(text: string): string {
  return text.startsWith("- ") ? text : `- ${text.replaceAll("\n", "\n  ")}`;
}
