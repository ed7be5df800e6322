import type { Catalog } from "../../../src/catalog/types";
import { type Fact, factOf } from "../../lib/fact";
import { partsOf } from "./facts";

/** `description`: each text says more than the name of what it describes, and differs from the texts beside it. */
export async function textFacts(catalog: Catalog): Promise<Fact[]> {
  return partsOf(catalog).flatMap(({ name, component, descriptor }) => {
    const family = descriptor === component ? Object.values(component.subComponents ?? {}) : [];
    const props = Object.entries(descriptor.props);
    return [
      ...factsOf([[name, descriptor.description], ...ofAll(name, family)]),
      ...factsOf(
        ofAll(
          name,
          props.map(([prop, each]) => ({ name: prop, ...each })),
        ),
      ),
      ...props.flatMap(([prop, { descriptions = {} }]) =>
        factsOf(Object.entries(descriptions).map(([value, text]) => [`${name}.${prop}.${value}`, text])),
      ),
    ];
  });
}

function ofAll(owner: string, all: readonly { name: string; description: string }[]): [string, string][] {
  return all.map(({ name, description }) => [`${owner}.${name}`, description]);
}

function factsOf(texts: readonly (readonly [subject: string, text: string])[]): Fact[] {
  return texts.map(([subject, text], index) => {
    const problems = [
      ...(saysMore(text, subject) ? [] : ["it says no more than the name"]),
      ...(texts.some((other, at) => at !== index && other[1] === text)
        ? ["a text beside it is the same"]
        : []),
    ];
    return factOf("description", subject, problems.length > 0 ? [`${problems.join("; ")}: "${text}"`] : []);
  });
}

/** Words that any description could have. */
const empty = new Set(
  "a an the of for to in on at is are be it its this that with and or as by prop property value values component element whether which what used uses use sets set".split(
    " ",
  ),
);

/** Whether at least two words of a text are neither empty words nor part of the name. */
function saysMore(text: string, name: string): boolean {
  const own = new Set(wordsOf(name.replaceAll(/([a-z])([A-Z])/g, "$1 $2")));
  return wordsOf(text).filter((word) => !own.has(word) && !empty.has(word)).length >= 2;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ""));
}
