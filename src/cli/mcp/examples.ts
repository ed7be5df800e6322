import { didYouMean } from "../../catalog/did-you-mean";
import { exampleNamed } from "../../catalog/find";
import { code } from "../../catalog/markdown";
import type { Catalog, ComponentDescriptor } from "../../catalog/types";
import { CheckFailed } from "../command";
import { entryOf } from "./find";

/** Complete examples: the two shortest, or the one with this name. The names of the others follow. */
export function examplesText(catalog: Catalog, name: string, wanted: string | undefined): string {
  const entry = entryOf(catalog, name);
  const { component, part } = entry;
  const all = component.examples.map((example) => ({ name: nameOf(example), example }));
  const names = all.map((each) => each.name);
  if (wanted !== undefined) {
    const found = all.find((each) => each.name === wanted);
    if (found) return code(found.example).trim();
    throw new CheckFailed(
      `${component.name} has no example ${wanted}.${didYouMean(wanted, names)} Its examples: ${names.join(", ")}.`,
    );
  }
  const shown = part
    ? (part.usageExamples ?? []).map((each) => exampleNamed(component, each))
    : shortest(component).slice(0, 2);
  if (shown.length === 0) throw new CheckFailed(`${entry.name} has no examples.`);
  const rest = names.filter((each) => !shown.some((example) => nameOf(example) === each));
  const more = rest.length > 0 ? `\n\nOther examples of ${component.name}: ${rest.join(", ")}.` : "";
  return `${shown.map((example) => code(example).trim()).join("\n\n")}${more}`;
}

/** The examples of a component, the shortest first. */
export function shortest({ examples }: ComponentDescriptor): string[] {
  return [...examples].sort((a, b) => a.length - b.length);
}

function nameOf(example: string): string {
  return /export (?:default )?(?:async )?function (\w+)/.exec(example)?.[1] ?? "";
}
