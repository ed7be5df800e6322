import { type Level, levels } from "../../../src/catalog/compare";

/**
 * The next version. Before 1.0, a breaking change raises the second number and every other change the third,
 * as ranges such as `^0.2.0` expect.
 */
export function nextVersion(version: string, level: Level): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const step = major > 0 ? level : level === "major" ? "minor" : "patch";
  if (step === "major") return `${major + 1}.0.0`;
  if (step === "minor") return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** The highest of several levels. Undefined for an empty list. */
export function highest(all: readonly Level[]): Level | undefined {
  return levels[Math.max(-1, ...all.map((level) => levels.indexOf(level)))];
}

function numbersOf(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`The version ${version} of package.json is not three numbers. Write it as in 1.2.3.`);
  }
  return version.split(".").map(Number);
}
