import type { Fact } from "../../../../scripts/truth/fact";
import type { Dimensions, SlotDimensions } from "../../types";
import { slotOf } from "../slot-of";
import { wrongFigures } from "./measure";
import { type Part, views } from "./part";
import type { Sight } from "./sight";

/** `styling`: the figures of each slot are those that the browser measures. */
export async function stylingFacts(part: Part): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const { key, slot, dimensions } of slotsOf(part)) {
    const subject = `${part.name.split(".")[0]}:${key}`;
    if (dimensions.default) {
      // What depends on no prop holds in every rendering.
      const besides = dimensions.props ? [] : [...part.given.values()];
      facts.push(fact(subject, await problemOf(part, slot, dimensions.default, besides)));
    }
    for (const [prop, values] of Object.entries(dimensions.props ?? {})) {
      for (const [value, figures] of Object.entries(values)) {
        const problem = await problemOf(part, slot, figures, [], prop, value);
        facts.push(fact(`${subject}.${prop}=${value}`, problem));
      }
    }
  }
  return facts;
}

function fact(subject: string, problem: string | undefined): Fact {
  return { kind: "styling", subject, ...(problem && { problem }) };
}

/** A slot is the element that carries its name, and where none does, any that has all of its figures. */
async function problemOf(
  part: Part,
  slot: string,
  figures: Dimensions,
  besides: readonly Sight[],
  prop?: string,
  value?: string,
): Promise<string | undefined> {
  let wrong: string | undefined;
  const unnamed = [];
  for await (const { boxes } of together(besides, views(part, prop, value))) {
    const named = boxes.filter((box) => box.slot === slot);
    const problems = named.map(({ measured }) => wrongFigures(figures, measured).join("; "));
    if (problems.includes("")) return undefined;
    wrong ??= problems[0];
    unnamed.push(...boxes);
  }
  if (wrong !== undefined) return wrong;
  if (unnamed.some(({ measured }) => wrongFigures(figures, measured).length === 0)) return undefined;
  return `no element measures ${JSON.stringify(figures)}, and none is called ${slot}`;
}

async function* together(besides: readonly Sight[], more: AsyncGenerator<Sight>): AsyncGenerator<Sight> {
  yield* besides;
  yield* more;
}

interface Slot {
  key: string;
  slot: string;
  dimensions: SlotDimensions;
}

/** The slots that are the component's or part's own, and the `data-slot` of each. */
function slotsOf({ name, catalog }: Part): Slot[] {
  const [component = "", part] = name.split(".");
  const descriptor = catalog.components[component];
  const parts = Object.keys(descriptor?.subComponents ?? {});
  return Object.entries(descriptor?.styling?.dimensions ?? {}).flatMap(([key, dimensions]) => {
    const [first = "", inner] = key.split(".");
    const owner = parts.includes(first) ? first : undefined;
    if (owner !== part) return [];
    const slot = owner ? inner : key;
    const root = slotOf(name);
    return [
      { key, slot: slot === undefined || slot === "root" ? root : `${root}-${kebab(slot)}`, dimensions },
    ];
  });
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
