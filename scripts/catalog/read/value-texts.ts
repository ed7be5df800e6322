import type { Gaps } from "./gaps";
import { isSentence } from "./jsdoc";
import type { PropOwner } from "./owner";
import type { PropFacts } from "./props";
import { placeIn } from "./recipe-modules";

/** The text of a value, and its replacement if it is deprecated. */
export function textOf(
  prop: PropFacts,
  value: string,
  owner: PropOwner,
  gaps: Gaps,
): { text: string; deprecated?: string } {
  const texts = owner.texts?.value[prop.name] ? owner.texts : (owner.rootTexts ?? owner.texts);
  const entry = texts?.value[prop.name]?.[value];
  const what = `${owner.name}'s ${prop.name} ${JSON.stringify(value)}`;
  if (entry === undefined) {
    gaps.add(
      texts ? placeIn(texts.place, prop.name) : prop.place,
      `${what} has no text.`,
      `Say in ${owner.textsName}.${prop.name} when to choose it.`,
    );
    return { text: "" };
  }
  const { text, deprecated } = typeof entry === "string" ? { text: entry, deprecated: undefined } : entry;
  for (const sentence of [text, deprecated]) {
    if (sentence === undefined || isSentence(sentence)) continue;
    gaps.add(
      texts ? placeIn(texts.place, prop.name, value) : prop.place,
      `The text of ${what} is not a sentence: "${sentence}"`,
      "Begin with a capital letter and end with a full stop.",
    );
  }
  return deprecated === undefined ? { text } : { text, deprecated };
}

/** A component or part with texts, and its props. */
interface TextOwner {
  owner: PropOwner;
  facts: readonly PropFacts[];
}

/** Reports texts for props and values that do not exist. */
export function checkTexts(root: TextOwner, parts: readonly TextOwner[], gaps: Gaps): void {
  // The component's texts also apply to its parts.
  checkOwnTexts(root, [root, ...parts], gaps);
  for (const part of parts) checkOwnTexts(part, [part], gaps);
}

function checkOwnTexts({ owner }: TextOwner, served: readonly TextOwner[], gaps: Gaps): void {
  if (!owner.texts) return;
  const { place, value: texts } = owner.texts;
  for (const [name, values] of Object.entries(texts)) {
    const props = served.flatMap(({ facts }) => facts.filter((prop) => prop.name === name));
    if (props.length === 0) {
      gaps.add(
        placeIn(place, name),
        `${owner.textsName}.${name} describes a prop that ${owner.name} does not have.`,
        "Remove it, or declare the prop.",
      );
      continue;
    }
    for (const value of Object.keys(values)) {
      if (props.some((prop) => prop.type.literals.includes(value))) continue;
      gaps.add(
        placeIn(place, name, value),
        `${owner.textsName}.${name} describes ${JSON.stringify(value)}, which ${owner.name}'s ${name} does not allow.`,
        "Remove the text, or add the value.",
      );
    }
  }
}
