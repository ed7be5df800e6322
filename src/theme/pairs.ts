import { colors } from "./tokens";

/** A color and its background, as a class list of a recipe combines them. */
export interface Pair {
  /** The recipe, values and state with these classes, such as `buttonRecipe variant=primary hover`. */
  where: string;
  kind: "text" | "edge";
  color: string;
  ground: string;
}

type Kind = "text" | "bg" | "border" | "outline";

/** A class that sets a color: `k:hover:not-aria-disabled:bg-tint` sets `bg` to `tint` in the state `hover`. */
interface ColorClass {
  kind: Kind;
  token: string;
  /** The states and media that it requires. */
  states: string[];
  /** Its precedence over other matching classes. */
  weight: number;
  /** The pseudo-element or inner element that it colors, instead of the element itself. */
  part: string;
}

const tokens: Record<string, { role: string }> = colors;
/** The possible backgrounds of text without its own background. */
export const pageGrounds = ["canvas", "surface", "elevated", "popup", "recessed", "tint"];
/** The possible backgrounds of a chart. */
export const chartGrounds = ["canvas", "surface", "elevated"];
/** States that WCAG 1.4.3 exempts, and media in which users set the colors. */
const exempt =
  /^(disabled|aria-disabled|data-disabled|has-disabled|group-disabled|in-disabled|group-aria-disabled|group-data-disabled|peer-disabled|inert|forced-colors)/;

/** Every pair of colors that a class list combines, in each of its states. */
export function pairsOf(where: string, classes: string): Pair[] {
  const all = classes.split(/\s+/).flatMap(readClass);
  return [...new Set(all.map(({ part }) => part))].flatMap((part) => {
    const own = all.filter((each) => each.part === part);
    const element = all.filter((each) => each.part === "");
    return [...new Set(own.map(({ states }) => states.join(":")))].flatMap((key) => {
      const states = key.split(":").filter(Boolean);
      const ground = inState(own, "bg", states) ?? inState(element, "bg", states);
      const label = [where, part, key].filter(Boolean).join(" ");
      return [
        ...on(label, "text", inState(own, "text", states), ground),
        // A border is between its element and the page, so it is compared with the backgrounds of pages.
        ...on(label, "edge", edge(inState(own, "border", states)), undefined),
        ...on(label, "edge", edge(inState(own, "outline", states)), undefined),
      ];
    });
  });
}

/** The class that applies in a state: the one with the highest weight among those that match it. */
function inState(classes: ColorClass[], kind: Kind, states: string[]): ColorClass | undefined {
  return classes
    .filter((each) => each.kind === kind && each.states.every((state) => states.includes(state)))
    .reduce<ColorClass | undefined>(
      (best, each) => (best && best.weight > each.weight ? best : each),
      undefined,
    );
}

function on(
  where: string,
  kind: Pair["kind"],
  color: ColorClass | undefined,
  ground: ColorClass | undefined,
): Pair[] {
  if (!color) return [];
  const isSolid = ground && ground.token !== "transparent" && tokens[ground.token]?.role !== "veil";
  const grounds = isSolid ? [ground.token] : pageGrounds;
  return grounds.map((each) => ({ where, kind, color: color.token, ground: each }));
}

/** Returns a line only if it identifies a control, as its token's role says. Hairlines are decorative. */
function edge(line: ColorClass | undefined): ColorClass | undefined {
  return line && tokens[line.token]?.role === "edge" ? line : undefined;
}

function readClass(name: string): ColorClass[] {
  // Colons within brackets belong to selectors.
  const steps = name.replace(/^k:/, "").split(/:(?![^[]*\])/);
  const utility = steps.pop() ?? "";
  const [, kind, token = ""] = /^(text|bg|border|outline)-([a-z-]+)$/.exec(utility) ?? [];
  if (!kind || !(tokens[token] || (kind === "bg" && token === "transparent"))) return [];
  // The caller sets the background of artwork, not the theme.
  if (tokens[token]?.role === "artwork") return [];
  const part = steps.find((step) => /^(before|after|placeholder|marker|\[&.*[>_ ])/.test(step)) ?? "";
  const states = steps.filter((step) => step !== part && !/^(not-|over$|\[&\]$)/.test(step));
  if (states.some((state) => exempt.test(state))) return [];
  const over = steps.some((step) => /^(over|\[&\])$/.test(step));
  return [{ kind: kind as Kind, token, states, part, weight: states.length + (over ? 0.5 : 0) }];
}
