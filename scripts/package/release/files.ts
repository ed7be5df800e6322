import { readdirSync, readFileSync } from "node:fs";
import { root } from "../../lib/paths";
import { addRelease } from "./changelog";
import type { Plan } from "./plan";
import { addSince } from "./since";

/**
 * Matches the version in the project's two entries in package-lock.json, where it follows the package's name.
 */
const lockedVersion = /("name": "@kerf\/react",\s+"version": )"[^"]*"/g;

/** The files that a release changes, by path from the project's root, each with its new text. */
export function releaseFiles(plan: Plan, date: string): Map<string, string> {
  const texts = new Map<string, string>();
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(`${root}/${file}`, "utf8");
    if (change(text) !== text) texts.set(file, change(text));
  };
  edit("CHANGELOG.md", (text) => addRelease(text, plan, date));
  edit("package.json", (text) => text.replace(/("version": )"[^"]*"/, `$1"${plan.version}"`));
  edit("package-lock.json", (text) => text.replaceAll(lockedVersion, `$1"${plan.version}"`));
  for (const file of readdirSync(`${root}/src/components`, { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(file)) edit(`src/components/${file}`, (text) => addSince(text, plan.version));
  }
  return texts;
}
