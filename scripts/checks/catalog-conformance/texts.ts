import type { Catalog, PropDescriptor } from "../../../src/catalog/types";
import { isSentence } from "../../catalog";
import type { Fact } from "../../lib/fact";
import { type NamedPart, partsOf } from "./parts";

/** A text of the catalog, with the facts that it is compared with. */
interface Text {
  subject: string;
  text: string;
  /** The full name that it describes, or "" if it describes no name. */
  name: string;
  /** The texts beside it, which it must not repeat. */
  beside: readonly string[];
}

/**
 * `description`: each text is a unique sentence that says more than the name.
 */
export function textFacts(catalog: Catalog): Fact[] {
  return partsOf(catalog)
    .flatMap(textsOf)
    .map(({ subject, text, name, beside }) => {
      const problems = [
        ...(isSentence(text) ? [] : ["it is no sentence"]),
        ...(name === "" || saysMore(text, name) ? [] : ["it says no more than the name"]),
        ...(beside.includes(text) ? ["a text beside it is the same text"] : []),
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
      name,
      beside: family.filter((each) => each !== descriptor).map((each) => each.description),
    },
    ...props.flatMap(([prop, each]) => [
      {
        subject: `${name}.${prop}`,
        text: each.description,
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
  const notes = [each.deprecated, ...Object.values(each.deprecatedValues ?? {})];
  return [
    ...described.map(([value, text]) => ({
      subject: `${subject}=${value}`,
      text,
      name: `${subject}.${value}`,
      beside: described.filter(([other]) => other !== value).map(([, other]) => other),
    })),
    ...notes.flatMap((text) => (text === undefined ? [] : [{ subject, text, name: "", beside: [] }])),
  ];
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
