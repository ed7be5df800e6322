import { type Change, componentOf, type Decisions, type Report } from "../../report/model";

/** The conditions for listing changes. An empty text matches all. */
export interface Filter {
  kind: "" | Change["kind"];
  component: string;
  mode: string;
  /** By decision. `open` means without one. */
  decision: "" | "open" | "approved" | "rejected";
}

export const noFilter: Filter = { kind: "", component: "", mode: "", decision: "" };

export function filtered(report: Report, decisions: Decisions, filter: Filter): Change[] {
  return report.changes.filter(
    (change) =>
      (!filter.kind || change.kind === filter.kind) &&
      (!filter.component || componentIn(report, change) === filter.component) &&
      (!filter.mode || change.mode === filter.mode) &&
      (!filter.decision || (decisions[change.key] ?? "open") === filter.decision),
  );
}

export function componentIn({ facts }: Report, { storyId }: Change): string {
  const story = facts[storyId];
  return story ? componentOf(story) : storyId;
}

/** The number of changes for each name, sorted by name. */
export function counted(changes: readonly Change[], nameOf: (change: Change) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const change of changes) counts.set(nameOf(change), (counts.get(nameOf(change)) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => a.localeCompare(b, "en")));
}

const MODES: Record<string, string> = {
  light: "Light",
  dark: "Dark",
  rtl: "Right to left",
  "forced-colors": "Forced colors",
  narrow: "Narrow",
  tree: "Screen reader",
};

export function modeName(mode: string): string {
  return MODES[mode] ?? mode;
}
