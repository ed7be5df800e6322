import type { Report } from "../visual/report/report-format";
import type { Flake } from "./flakes";
import type { RunResult } from "./run";
import type { Summary } from "./summary";

/** How many changes are described, and how many places and details of each. */
const MOST_DESCRIBED = 12;
const MOST_PLACES = 6;

/** Prints the result of a run. */
export function printResult(
  run: RunResult,
  summary: Summary,
  more: { report: Report; flakes: Flake[] },
): void {
  const { passed, failed, shots, accepted, failures, flaky, unplayed } = summary;
  for (const { label, file, reasons } of failures) {
    console.log(`\n✗ ${label}${file ? `  ${file}` : ""}`);
    for (const reason of reasons) console.log(`  ${reason.replaceAll("\n", "\n  ")}`);
  }
  for (const story of flaky) console.log(`\n! ${story} passed, but not at the first attempt.`);
  if (unplayed.length > 0) {
    console.log(
      `\n${unplayed.length} not compared, because their play functions only work from left to right, or because of \`parameters.visual.rtl\`: ${unplayed.join(", ")}`,
    );
  }
  printFlakes(more);
  const { changes } = more.report;
  if (changes.length > 0) {
    console.log(`\n${changes.length} to review: npm run review`);
    const uncertain = changes.filter(({ unstable }) => unstable).length;
    if (uncertain > 0) {
      console.log(
        `${uncertain} without a certificate, so they can't be approved: npm run prove -- certify --changed`,
      );
    }
  }
  const treeless = run.records.filter(({ tree }) => tree?.outcome === "new").length;
  if (treeless > 0) {
    console.log(`\n${treeless} without a recorded accessibility tree: npm run test:stories -- --update`);
  }
  if (!run.pinned) {
    console.log(
      `\nNo pictures were compared: ${run.browser} is not the browser that the baselines were made with.`,
    );
  }
  if (run.taken.size > 0) {
    console.log(
      `\n${run.taken.size} of ${run.records.length} stories taken from an earlier run: nothing that they depend on has changed.`,
    );
  }
  const fresh = run.records.filter(({ id }) => !run.taken.has(id)).flatMap(({ pictures }) => pictures);
  const perMinute = Math.round((fresh.length / run.seconds) * 60);
  const taken = `${shots} shots${accepted > 0 ? `, ${accepted} accepted` : ""}`;
  console.log(
    `\n${passed} stories passed, ${failed} failed; ${taken} in ${run.seconds.toFixed(1)} s (${perMinute} a minute), ${run.browser}`,
  );
}

/** Prints the flaky shots of this run by name, and the number of all shots that are listed as flaky. */
function printFlakes({ flakes }: { flakes: Flake[] }): void {
  for (const { shot, hashes } of flakes) {
    const looks = new Set(hashes).size;
    console.log(
      `\n! ${shot} differed although nothing had changed: ${looks} pictures in ${hashes.length} shots.`,
    );
  }
}

/** Prints where pictures differ and which elements explain it, for a log without the report beside it. */
export function printDifferences({ changes }: Report): void {
  for (const { key, message, regions = [], details = [] } of changes.slice(0, MOST_DESCRIBED)) {
    if (regions.length === 0) continue;
    const places = regions.map(({ x, y, width, height }) => `${width}×${height} at ${x}, ${y}`);
    console.log(`\n${key}: ${message}, in ${firstOf(places).join("; ")}`);
    for (const { slot, property, before, after } of firstOf(details)) {
      console.log(`  ${slot ? `${slot}: ` : ""}${property} ${before} → ${after}`);
    }
  }
}

const firstOf = <Item>(items: readonly Item[]) => items.slice(0, MOST_PLACES);
