/**
 * npm run prove -- scaffold: scaffolds a component in a scratch copy and runs every check on it. The scaffold then
 * stays up to date with the project.
 */
import { scratchCopy } from "../lib/scratch-copy";

const steps = [
  "npm run --silent new-component -- rating --category Input",
  "npm run --silent lint",
  "npx tsc",
  "npx knip",
  "npm run --silent catalog -- --check",
  "npx vitest run --project unit",
  "npm run --silent test:stories -- --stories Rating --update",
  "npm run --silent test:stories -- --stories Rating",
];

const copy = scratchCopy();
try {
  for (const step of steps) {
    const { ok, output } = copy.run(step);
    console.log(`${ok ? "✓" : "✗"} ${step}`);
    if (ok) continue;
    console.error(output);
    console.error("The scaffold no longer passes. Fix scripts/new-component/files.ts.");
    process.exitCode = 1;
    break;
  }
} finally {
  copy.remove();
}
