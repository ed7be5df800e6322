import { catalog } from "../../../../.storybook/kit/catalog";
import { slotOf } from "../../../../.storybook/kit/lookup";
import type { Dimensions, SlotDimensions } from "../../../../src/catalog/types";
import { type Fact, factOf } from "../../../lib/fact";
import { kebabCase } from "../../../lib/names";
import { wrongFigures } from "./measure";
import type { Part } from "./part";
import type { Rendering } from "./rendering";

/**
 * `sizes`: the sizes of each slot are those that the browser measures. A slot that no rendering shows, such as that of a
 * closed popup, has no fact.
 */
export function sizeFacts({ name, given }: Part): Fact[] {
  return slotsOf(name).flatMap(({ key, slot, dimensions: { default: standard, props = {} } }) => {
    const subject = `${name.split(".")[0]}:${key}`;
    // Renderings with a prop that the styles don't depend on show the same styles.
    const others = [...given].flatMap(([prop, each]) => ((prop.split("=")[0] ?? "") in props ? [] : each));
    return [
      ...(standard ? factsOf(subject, slot, standard, others) : []),
      ...Object.entries(props).flatMap(([prop, values]) =>
        Object.entries(values).flatMap(([value, figures]) =>
          factsOf(`${subject}.${prop}=${value}`, slot, figures, [given.get(`${prop}=${value}`) ?? []].flat()),
        ),
      ),
    ];
  });
}

/** At least one element with the slot's name must have all of its measures. */
function factsOf(
  subject: string,
  slot: string,
  figures: Dimensions,
  renderings: readonly Rendering[],
): Fact[] {
  const named = renderings.flatMap(({ boxes }) => boxes.filter((box) => box.slot === slot));
  const problems = named.map(({ measured }) => wrongFigures(figures, measured).join("; "));
  if (problems.length === 0) return [];
  return [factOf("sizes", subject, problems.includes("") ? [] : problems.slice(0, 1))];
}

interface Slot {
  key: string;
  /** The `data-slot`. */
  slot: string;
  dimensions: SlotDimensions;
}

/** The slots of a component or part itself, except those of the same name as another part. */
function slotsOf(name: string): Slot[] {
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
    return isParts ? [] : [{ key, slot: named, dimensions }];
  });
}
