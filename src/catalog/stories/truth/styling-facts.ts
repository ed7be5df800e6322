import type { Fact } from "../../../../scripts/truth/fact";
import type { Dimensions, SlotDimensions } from "../../types";
import { slotOf } from "../slot-of";
import { wrongFigures } from "./measure";
import type { Part } from "./part";
import type { Sight } from "./sight";

/** `styling`: the figures of each slot are those that the browser measures. */
export function stylingFacts(part: Part): Fact[] {
  const { name, bare, given } = part;
  return slotsOf(part).flatMap(({ key, slot, dimensions }) => {
    const subject = `${name.split(".")[0]}:${key}`;
    const own = dimensions.default
      ? [fact(subject, slot, dimensions.default, [bare, ...given.values()])]
      : [];
    const ofValues = Object.entries(dimensions.props ?? {}).flatMap(([prop, values]) =>
      Object.entries(values).map(([value, figures]) => {
        const sight = given.get(`${prop}=${value}`);
        return fact(`${subject}.${prop}=${value}`, slot, figures, sight ? [sight] : []);
      }),
    );
    return [...own, ...ofValues];
  });
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

/** The first rendering that shows the slot speaks: the bare one, where it does. */
function fact(subject: string, slot: string, figures: Dimensions, sights: readonly Sight[]): Fact {
  const sight = sights.find(({ boxes }) => boxes.some((box) => box.slot === slot));
  if (!sight) return { kind: "styling", subject, problem: `no rendering has data-slot="${slot}"` };
  const wrong = sight.boxes
    .filter((box) => box.slot === slot)
    .slice(0, 1)
    .flatMap(({ element }) => wrongFigures(figures, element));
  return { kind: "styling", subject, ...(wrong.length > 0 && { problem: wrong.join("; ") }) };
}
