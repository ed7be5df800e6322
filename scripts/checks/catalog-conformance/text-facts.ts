import type { Catalog } from "../../../src/catalog/types";
import { type Fact, factOf } from "../../lib/fact";
import { partsOf } from "./facts";

/** `description`: each text says more than the name of what it describes, and differs from the texts beside it. */
export function textFacts(catalog: Catalog): Fact[] {
  return partsOf(catalog).flatMap(({ name, component, descriptor }) => {
    const family = descriptor === component ? Object.values(component.subComponents ?? {}) : [];
    const props = Object.entries(descriptor.props);
    const described = ({ name: own, description }: { name: string; description: string }): Text => [
      `${name}.${own}`,
      description,
    ];
    return [
      ...factsOf([[name, descriptor.description], ...family.map(described)]),
      ...factsOf(props.map(([prop, each]) => described({ ...each, name: prop }))),
      ...props.flatMap(([prop, { descriptions = {} }]) =>
        factsOf(Object.entries(descriptions).map(([value, text]) => [`${name}.${prop}.${value}`, text])),
      ),
    ];
  });
}

type Text = [subject: string, text: string];

function factsOf(texts: readonly Text[]): Fact[] {
  return texts.map(([subject, text]) => {
    const isRepeated = texts.filter(([, other]) => other === text).length > 1;
    return factOf("description", subject, [
      ...(saysMore(text, subject) ? [] : [`it says no more than the name: "${text}"`]),
      ...(isRepeated ? [`a text beside it is the same: "${text}"`] : []),
    ]);
  });
}

/** Words that any description could have. */
const EMPTY =
  "a an the of for to in on at is are be it its this that with and or as by prop property value values component element whether which what used uses use sets set";

/** Whether at least two words of a text are neither empty words nor part of the name. */
function saysMore(text: string, name: string): boolean {
  const own = wordsOf(name.replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
  const known = new Set([...EMPTY.split(" "), ...own]);
  return wordsOf(text).filter((word) => !known.has(word)).length >= 2;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ""));
}
