/**
 * npm run prove -- defects: plants one defect after the other in a scratch copy, and checks that the layer which must
 * catch it does. First the same stories run without a defect: a tree that fails anyway proves nothing.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ScratchCopy, scratchCopy } from "../../lib/scratch-copy";
import { missingText, newValue } from "./catalog-value";
import { type Defect, defects } from "./defects";

const copy = scratchCopy();
let missed = 0;
try {
  const stories = defects.map((defect) => defect.stories).join("|");
  tell("without a defect nothing fails", caughtBy(copy, stories).size === 0);
  for (const defect of defects) {
    const layers = withDefect(copy, defect, () => caughtBy(copy, defect.stories));
    tell(
      `${defect.layer}: ${defect.name}`,
      layers.has(defect.layer),
      `caught by ${[...layers].join(", ") || "nothing"}`,
    );
  }
  tell("catalog: a value without a text is refused, with file and line", missingText(copy));
  for (const [place, shows] of await newValue(copy)) {
    tell(`a value that is added to the recipe alone shows in the ${place}`, shows);
  }
} finally {
  copy.remove();
}
console.log(missed === 0 ? "Everything was caught." : `${missed} missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function tell(what: string, ok: boolean, detail = ""): void {
  if (!ok) missed++;
  console.log(`${ok ? "✓" : "✗"} ${what}${detail && ` (${detail})`}`);
}

/** Runs the stories, and says which layers failed in any of them. */
function caughtBy({ path, run }: ScratchCopy, stories: string): Set<string> {
  const records = join(path, ".cache/records");
  rmSync(records, { recursive: true, force: true });
  const { output } = run(`npm run --silent test:stories -- --stories '${stories}'`);
  const files = readdirSync(records, { withFileTypes: true });
  if (files.length === 0) throw new Error(`No story ran for ${stories}:\n${output}`);
  return new Set(
    files.flatMap(({ name }) => {
      const { failures } = JSON.parse(readFileSync(join(records, name), "utf8"));
      return (failures as { layer: string }[]).map(({ layer }) => layer);
    }),
  );
}

function withDefect<Result>({ path }: ScratchCopy, defect: Defect, look: () => Result): Result {
  const file = join(path, defect.file);
  const sound = readFileSync(file, "utf8");
  const broken = sound.replace(defect.find, defect.replace);
  if (broken === sound) throw new Error(`"${defect.name}": ${defect.find} is no longer in ${defect.file}.`);
  writeFileSync(file, broken);
  try {
    return look();
  } finally {
    writeFileSync(file, sound);
  }
}
