import type { Layer, StoryRecord } from "../../../../scripts/runner/record";
import type { Check, Outcome, Verdict } from "../protocol";

const checkOf: Record<Layer, Check> = {
  interaction: "runner",
  console: "runner",
  catalog: "runner",
  axe: "axe",
  visual: "snapshot",
  tree: "snapshot",
};

const failedTexts: Record<Layer, (count: number) => string> = {
  interaction: () => "The story threw an error.",
  console: (count) => `${numbered(count, "unexpected message")} in the console.`,
  catalog: (count) => `${numbered(count, "fact")} of the catalog ${count === 1 ? "is" : "are"} false.`,
  axe: (count) => `${numbered(count, "violation")}.`,
  visual: (count) => `${numbered(count, "picture")} ${count === 1 ? "differs" : "differ"}.`,
  tree: () => "The accessibility tree differs.",
};

/** The verdict about a story, according to its record. */
export function verdictOf(record: StoryRecord): Verdict {
  const { id, axe, pictures, failures } = record;
  const failed = new Map<Check, string[]>();
  for (const [layer, text] of Object.entries(failedTexts) as [Layer, (count: number) => string][]) {
    const count = failures.filter((failure) => failure.layer === layer).length;
    if (count > 0) failed.set(checkOf[layer], [...(failed.get(checkOf[layer]) ?? []), text(count)]);
  }
  // The play function runs before axe and the pictures.
  const isUnchecked =
    failures.some(({ layer }) => layer === "interaction") && "Not checked: the story failed.";
  const result = (check: Check, isRun: boolean, passed: string, skipped: string) => {
    const texts = failed.get(check);
    if (texts) return { outcome: "failed" as const, text: texts.join(" ") };
    if (!isRun) return { outcome: "unknown" as const, text: isUnchecked || skipped };
    return { outcome: "passed" as const, text: passed };
  };
  return {
    storyId: id,
    checks: {
      runner: result("runner", true, "Passed.", ""),
      axe: result("axe", axe && !isUnchecked, "No violations.", "Turned off for this story."),
      snapshot: result(
        "snapshot",
        pictures.length > 0,
        `${numbered(pictures.length, "picture")} ${pictures.length === 1 ? "matches" : "match"}.`,
        "This story has no pictures.",
      ),
    },
  };
}

/** Why a verdict is outdated. */
export const outdatedText = "A file that it depends on has changed since.";

/** A verdict for a story that is waiting, or whose last verdict is outdated. */
export function verdictWithout(storyId: string, outcome: Outcome, text: string): Verdict {
  const result = { outcome, text };
  return { storyId, checks: { runner: result, axe: result, snapshot: result } };
}

function numbered(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
