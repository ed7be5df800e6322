import { catalog } from "../../../../.storybook/kit/catalog";
import { lookUp, slotOf } from "../../../../.storybook/kit/lookup";
import type { Dimensions, SlotDimensions } from "../../../../src/catalog/types";
import { type Fact, factOf } from "../../../lib/fact";
import { kebabCase } from "../../../lib/names";
import { measure, wrongFigures } from "./measure";
import { pageApi } from "./page-api";
import { type Part, views } from "./part";
import type { Rendering } from "./rendering";

/** `sizes`: the sizes of each slot are those that the browser measures. */
export async function sizeFacts(part: Part): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const { key, slot, dimensions } of slotsOf(part)) {
    const subject = `${part.name.split(".")[0]}:${key}`;
    if (dimensions.default) {
      // Renderings with a prop that the styles don't depend on show the same styles.
      const besides = [...part.given].flatMap(([given, rendering]) =>
        (given.split("=")[0] ?? "") in (dimensions.props ?? {}) ? [] : [rendering],
      );
      facts.push(...fact(subject, await seek(part, slot, dimensions.default, besides)));
    }
    for (const [prop, values] of Object.entries(dimensions.props ?? {})) {
      for (const [value, figures] of Object.entries(values)) {
        facts.push(...fact(`${subject}.${prop}=${value}`, await seek(part, slot, figures, [], prop, value)));
      }
    }
  }
  return facts;
}

/** Returns no fact if the slot wasn't found, because it may be visible only after a play function. */
function fact(subject: string, found: string | boolean): Fact[] {
  return found === false ? [] : [factOf("sizes", subject, found === true ? [] : [found])];
}

/**
 * Looks for a slot: an element with its name, or else any element with all of its measures.
 *
 * @returns Whether the slot was found, or the problem with its measures.
 */
async function seek(
  part: Part,
  slot: string | undefined,
  figures: Dimensions,
  besides: readonly Rendering[],
  prop?: string,
  value?: string,
): Promise<boolean | string> {
  let wrong: string | undefined;
  const unnamed = [];
  const all = async function* () {
    yield* besides;
    yield* views(part, prop, value);
  };
  for await (const { boxes } of all()) {
    const named = boxes.filter((box) => box.slot === slot);
    const problems = named.map(({ measured }) => wrongFigures(figures, measured).join("; "));
    if (problems.includes("")) return true;
    wrong ??= problems[0];
    unnamed.push(...boxes);
  }
  return wrong ?? unnamed.some(({ measured }) => wrongFigures(figures, measured).length === 0);
}

/**
 * Records the sizes that only the end of a story shows, not a fixture. They can only confirm facts, because a
 * story can have other content around a component.
 */
export function recordStorySizes(component: unknown): void {
  const root = catalog.components[lookUp(component)?.name ?? ""];
  const dimensions = Object.entries(root?.styling?.dimensions ?? {});
  if (!root || dimensions.length === 0) return;
  // The cells of a long table are all alike.
  const kinds = new Map<string, Element>();
  for (const element of document.querySelectorAll('[class*="k:"]')) {
    const slot = element.closest("[data-slot]")?.getAttribute("data-slot");
    kinds.set(`${slot} ${element.getAttribute("class")}`, element);
  }
  const elements = [...kinds.values()].map(measure);
  const facts = dimensions.flatMap(([key, { default: figures, props }]) => {
    const isSeen = figures && !props && elements.some((each) => wrongFigures(figures, each).length === 0);
    return isSeen ? [{ kind: "sizes", subject: `${root.name}:${key}` }] : [];
  });
  pageApi()?.recordFacts(facts);
}

interface Slot {
  key: string;
  /** The `data-slot`. Undefined if a part has the same one. */
  slot: string | undefined;
  dimensions: SlotDimensions;
}

/** The slots of the component or part itself, each with its `data-slot`. */
function slotsOf({ name }: Part): Slot[] {
  const [component = "", part] = name.split(".");
  const descriptor = catalog.components[component];
  const parts = Object.keys(descriptor?.subComponents ?? {});
  return Object.entries(descriptor?.styling?.dimensions ?? {}).flatMap(([key, dimensions]) => {
    const [first = "", inner] = key.split(".");
    const owner = parts.includes(first) ? first : undefined;
    if (owner !== part) return [];
    const slot = owner ? inner : key;
    const root = slotOf(name);
    const named = slot === undefined || slot === "root" ? root : `${root}-${kebabCase(slot)}`;
    // The slot `input` of Combobox isn't the part Combobox.Input.
    const isParts = !owner && parts.some((each) => slotOf(`${component}.${each}`) === named);
    return [{ key, slot: isParts ? undefined : named, dimensions }];
  });
}
