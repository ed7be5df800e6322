import type { Fact } from "../../../lib/fact";
import type { StoryRecord } from "../../../runner/record";
import { type Mode, themes } from "../../../visual/capture/modes";
import type { Cell } from "./cells";

/** A story that shows a cell in one theme, with its checks and its picture in that theme. */
export interface Cover {
  story: string;
  /** `interaction`: its play function ran to the end. `axe`: axe examined it in this theme. */
  checks: ("interaction" | "axe")[];
  /** The path of its picture in this theme, in the baselines folder. Undefined if it has none. */
  shot?: string;
}

/** A cell in one theme, with all stories that cover it. */
export interface CoveredCell extends Cell {
  theme: Mode;
  covers: Cover[];
}

/** Every cell in every theme, with the stories that showed it according to the records of a run. */
export function coverCells(cells: readonly Cell[], records: readonly StoryRecord[]): CoveredCell[] {
  return themes.flatMap((theme) => {
    const covers = coversIn(theme, records);
    return cells.map((cell) => ({ ...cell, theme, covers: covers.get(cell.name) ?? [] }));
  });
}

function coversIn(theme: Mode, records: readonly StoryRecord[]): Map<string, Cover[]> {
  const covers = new Map<string, Cover[]>();
  for (const record of records.filter(({ failures }) => failures.length === 0)) {
    const cover = coverOf(record, theme);
    const shown = record.shown.filter(({ modes }) => modes.includes(theme));
    for (const name of shown.flatMap(({ cells }) => cells)) {
      covers.set(name, [...(covers.get(name) ?? []), cover]);
    }
  }
  return covers;
}

function coverOf({ id, axe, play, pictures }: StoryRecord, theme: Mode): Cover {
  const hasPicture = pictures.some(({ mode, outcome }) => mode === theme && outcome !== "new");
  return {
    story: id,
    checks: [...(play ? (["interaction"] as const) : []), ...(axe ? (["axe"] as const) : [])],
    ...(hasPicture && { shot: `${id}/${theme}.png` }),
  };
}

/** Checks that each cell has a story that shows it, a check and a picture. */
export function coverageFacts(cells: readonly CoveredCell[]): Fact[] {
  return cells.map(({ name, theme, covers }) => {
    const problem = problemOf(covers);
    return { kind: "coverage", subject: `${name} in ${theme}`, ...(problem && { problem }) };
  });
}

function problemOf(covers: readonly Cover[]): string | undefined {
  if (covers.length === 0) return "No story that passes shows it.";
  if (covers.every(({ checks }) => checks.length === 0)) {
    return `No check covers it: axe is off in ${names(covers)}, and there is no play function.`;
  }
  if (covers.every(({ shot }) => !shot)) return `No picture shows it: ${names(covers)} takes none.`;
  return undefined;
}

function names(covers: readonly Cover[]): string {
  return covers.map(({ story }) => story).join(", ");
}
