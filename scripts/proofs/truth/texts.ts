import type { Fact } from "../../../.storybook/truth/fact";
import type { Catalog, Dimensions, PropDescriptor } from "../../../src/catalog/types";
import { isSentence } from "../../catalog/jsdoc";
import { mentionProblems } from "./mentions";
import { type NamedPart, partsOf } from "./parts";
import type { Code } from "./types/declared";

/** A text of the catalog, and what it must say more than. */
interface Text {
  subject: string;
  text: string;
  part: NamedPart;
  /** The name that it describes, in full; "" where it describes no name. */
  name: string;
  /** The sizes that hold where it describes a value. */
  sizes?: Dimensions;
  /** The texts beside it, which it must not repeat. */
  beside: readonly string[];
}

/** `description`: each text is a sentence that says more than the name, is its own, and names only what there is. */
export function textFacts(catalog: Catalog, code: Code): Fact[] {
  return partsOf(catalog)
    .flatMap(textsOf)
    .map(({ subject, text, part, name, beside, sizes }) => {
      const problems = [
        ...(isSentence(text) ? [] : ["it is no sentence"]),
        ...(name === "" || saysMore(text, name) ? [] : ["it says no more than the name"]),
        ...(beside.includes(text) ? ["another beside it has the same text"] : []),
        ...mentionProblems(text, part, catalog, code),
        ...sizeProblems(text, sizes),
      ];
      return {
        kind: "description",
        subject,
        ...(problems.length > 0 && { problem: `${problems.join("; ")}: "${text}"` }),
      };
    });
}

function textsOf(part: NamedPart): Text[] {
  const { name, component, descriptor } = part;
  const family = [component, ...Object.values(component.subComponents ?? {})];
  const props = Object.entries(descriptor.props);
  return [
    {
      subject: name,
      text: descriptor.description,
      part,
      name,
      beside: family.filter((each) => each !== descriptor).map((each) => each.description),
    },
    ...props.flatMap(([prop, each]) => [
      {
        subject: `${name}.${prop}`,
        text: each.description,
        part,
        name: `${name}.${prop}`,
        beside: props.filter(([other]) => other !== prop).map(([, other]) => other.description),
      },
      ...ofValues(part, prop, each),
    ]),
  ];
}

function ofValues(part: NamedPart, prop: string, each: PropDescriptor): Text[] {
  const subject = `${part.name}.${prop}`;
  const described = Object.entries(each.descriptions ?? {});
  const notes = [each.alike, each.deprecated, ...Object.values(each.deprecatedValues ?? {})];
  return [
    ...described.map(([value, text]) => ({
      subject: `${subject}=${value}`,
      text,
      part,
      name: `${subject}.${value}`,
      sizes: sizesAt(part, prop, value),
      beside: described.filter(([other]) => other !== value).map(([, other]) => other),
    })),
    ...notes.flatMap((text) => (text === undefined ? [] : [{ subject, text, part, name: "", beside: [] }])),
  ];
}

function sizesAt({ component, descriptor }: NamedPart, prop: string, value: string): Dimensions | undefined {
  const slot = descriptor === component ? "root" : descriptor.name;
  return component.styling?.dimensions[slot]?.props?.[prop]?.[value];
}

/** "36 px high" is a figure, too. */
function sizeProblems(text: string, { height, minHeight, width }: Dimensions = {}): string[] {
  const real: Record<string, number | undefined> = { high: height ?? minHeight, wide: width };
  return [...text.matchAll(/\b(\d+) px (high|wide)\b/g)].flatMap(([, told, way = ""]) =>
    real[way] === undefined || real[way] === Number(told)
      ? []
      : [`it is ${real[way]} px ${way}, not ${told}`],
  );
}

/** Words that any description could have. */
const empty = new Set(
  "a an the of for to in on at is are be it its this that with and or as by prop property value values component element whether which what used uses use sets set".split(
    " ",
  ),
);

/** Whether two words remain without those of the name and those that say nothing. */
function saysMore(text: string, name: string): boolean {
  const own = new Set(wordsOf(name.replaceAll(/([a-z])([A-Z])/g, "$1 $2")));
  return wordsOf(text).filter((word) => !own.has(word) && !empty.has(word)).length >= 2;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ""));
}
