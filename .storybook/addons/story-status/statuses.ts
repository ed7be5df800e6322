import type { Status, StatusValue } from "storybook/internal/types";
import { type Check, checks, type Outcome, type Verdict } from "./protocol.ts";

const values: Record<Outcome, StatusValue> = {
  passed: "status-value:success",
  failed: "status-value:error",
  running: "status-value:pending",
  // Storybook's icon for stories that a change may have reached.
  outdated: "status-value:affected",
  unknown: "status-value:unknown",
};

/** The names of the checks, for people. */
export const titles: Record<Check, string> = { runner: "Runner", axe: "axe", snapshot: "Snapshots" };

export function typeIdOf(check: Check): string {
  return `kerf/verdicts/${check}`;
}

/** Converts a verdict for Storybook's status store, which takes one status per check. */
export function statusesOf({ storyId, checks: results }: Verdict): Status[] {
  return checks.map((check) => ({
    storyId,
    typeId: typeIdOf(check),
    title: titles[check],
    value: values[results[check].outcome],
    description: results[check].text,
  }));
}
