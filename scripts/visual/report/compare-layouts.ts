import type { Image } from "../baselines/picture";
import {
  type Box,
  geometricProperties,
  type Layout,
  type LayoutElement,
  styleProperties,
} from "../capture/layout";
import type { Detail } from "./report-format";

/** Differences that may change the sizes and positions of other elements. */
const GEOMETRIC = new Set<string>([...geometricProperties, "text", "element"]);

/** Styles that are drawn outside of the element, and how far they and a focus ring extend, in px. */
const WIDE = ["box-shadow", "outline", "filter"];
const SHADOW = 40;
const OUTSIDE = 6;

/** A picture, and the positions of its elements, if known. */
export interface PositionedImage {
  image: Image;
  layout?: Layout | undefined;
}

/**
 * The differences between two pictures of a story, by element. A difference that no element explains is described by its
 * pixels' colors.
 */
export function detailsOf(
  before: PositionedImage,
  after: PositionedImage,
  regions: readonly Box[],
): Detail[] {
  const pairs = before.layout && after.layout ? pairsOf(before.layout, after.layout) : [];
  const explained = pairs.flatMap(areasOf);
  const open = regions.filter((region) => !explained.some((area) => overlap(area, region)));
  const layout = after.layout ?? before.layout;
  // An element may differ where no pixel does, for example because its picture was taken before its layout was recorded.
  const seen = pairs.filter((pair) =>
    areasOf(pair).some((area) => regions.some((each) => overlap(area, each))),
  );
  const details = [
    ...elementDetails(seen),
    ...open.map((region) => pixelDetail(before.image, after.image, region, layout)),
  ];
  return [...new Map(details.map((detail) => [JSON.stringify(detail), detail])).values()];
}

/** An element before and after. One of them is missing if it was added or removed. */
interface Pair {
  slot: string;
  old?: LayoutElement | undefined;
  current?: LayoutElement | undefined;
  /** The pair of its parent. */
  parent?: Pair | undefined;
  styles: Detail[];
  /** The changes of its size and position, if they changed. */
  size?: string | undefined;
  move?: string | undefined;
}

/** Pairs each element with the one that had the same path of slots from the root. */
function pairsOf(before: Layout, after: Layout): Pair[] {
  const old = new Map(pathsOf(before).map((path, index) => [path, index]));
  const paths = pathsOf(after);
  const pairs: Pair[] = [];
  for (const [index, current] of after.elements.entries()) {
    const path = paths[index] ?? "";
    const was = before.elements[old.get(path) ?? -1];
    old.delete(path);
    const { slot } = current;
    const pair: Pair = { slot, old: was, current, parent: pairs[current.parent], styles: [] };
    pairs.push(pair);
    if (!was) continue;
    const [from, to] = [before.styles[was.style] ?? [], after.styles[current.style] ?? []];
    pair.styles = styleProperties.flatMap((property, at) =>
      drawn(from[at]) === drawn(to[at]) ? [] : detail(slot, property, drawn(from[at]), drawn(to[at])),
    );
    pair.size = distance(current.width - was.width, current.height - was.height, " × ");
    pair.move = distance(current.x - was.x, current.y - was.y, ", ");
  }
  const removed = new Set(old.values());
  // Elements that were removed with their parent are not listed.
  for (const index of removed) {
    const gone = before.elements[index];
    if (gone && !removed.has(gone.parent)) pairs.push({ slot: gone.slot, old: gone, styles: [] });
  }
  return pairs;
}

/** A style, without an outline that has no width. */
const drawn = (style = "") => (/\b(solid|auto) 0px$/.test(style) ? "" : style);

/** The path of each element: the slots from the root, each with its number among equal siblings. */
function pathsOf({ elements }: Layout): string[] {
  const paths: string[] = [];
  const counts = new Map<string, number>();
  for (const { slot, parent } of elements) {
    const path = `${paths[parent] ?? ""}/${slot}`;
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    paths.push(`${path}[${count}]`);
  }
  return paths;
}

function distance(x: number, y: number, between: string): string | undefined {
  if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) return undefined;
  return `${[x, y].map((step) => `${step > 0 ? "+" : ""}${step}`).join(between)} px`;
}

function detail(slot: string, property: string, before = "", after = ""): Detail {
  return { slot, property, before, after };
}

/**
 * Styles, texts, and added and removed elements. If they don't explain a change of size or position, the innermost elements
 * whose size changed are added. Without any, the outermost ones that moved are added.
 */
function elementDetails(pairs: readonly Pair[]): Detail[] {
  const own = pairs.flatMap(ownDetails);
  if (own.some(({ property }) => GEOMETRIC.has(property))) return own;
  const around = new Set(pairs.filter(({ size }) => size).map(({ parent }) => parent));
  const resized = pairs.filter((pair) => pair.size && !around.has(pair));
  const moved = pairs.filter(({ move, parent }) => move && parent?.move !== move);
  return [
    ...own,
    ...(resized.length > 0
      ? resized.map(({ slot, size }) => detail(slot, "size", "", size))
      : moved.map(({ slot, move }) => detail(slot, "position", "", move))),
  ];
}

function ownDetails({ slot, old, current, parent, styles }: Pair): Detail[] {
  if (!current) return [detail(slot, "element", "", "removed")];
  if (!old) return parent && !parent.old ? [] : [detail(slot, "element", "", "added")];
  // Text inherits most of its style from the element around it.
  const isInherited = ({ property, before, after }: Detail) =>
    parent?.styles.some(
      (each) => each.property === property && each.before === before && each.after === after,
    );
  const text = old.text === current.text ? [] : [detail(slot, "text", old.text, current.text)];
  return [...styles.filter((style) => !isInherited(style)), ...text];
}

/** The areas of a changed element before and after, with space for its focus ring or shadow. */
function areasOf({ old, current, styles, size, move }: Pair): Box[] {
  if (old && current && styles.length === 0 && old.text === current.text && !size && !move) return [];
  const margin = styles.some(({ property }) => WIDE.includes(property)) ? SHADOW : OUTSIDE;
  return [old, current].flatMap((box) => {
    if (!box) return [];
    const { x, y, width, height } = box;
    return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  });
}

/** The innermost element around a region, and the old and new color of most of its differing pixels. */
function pixelDetail(before: Image, after: Image, region: Box, layout: Layout | undefined): Detail {
  const counts = new Map<string, number>();
  for (let y = region.y; y < region.y + region.height; y++) {
    for (let x = region.x; x < region.x + region.width; x++) {
      const [was, is] = [colorAt(before, x, y), colorAt(after, x, y)];
      if (was !== is) counts.set(`${was} ${is}`, (counts.get(`${was} ${is}`) ?? 0) + 1);
    }
  }
  const [[most] = [""]] = [...counts].sort(([, one], [, other]) => other - one);
  const [was, is] = most.split(" ");
  const element = layout?.elements.findLast((box) => contains(box, region));
  return detail(element?.slot ?? "", "pixels", was, is);
}

/** The color in CSS notation, or `nothing` outside the picture. */
function colorAt({ width, height, data }: Image, x: number, y: number): string {
  if (x >= width || y >= height) return "nothing";
  return `#${data.toString("hex", (y * width + x) * 4, (y * width + x) * 4 + 3)}`;
}

function contains(box: Box, { x, y, width, height }: Box): boolean {
  return box.x <= x && box.y <= y && box.x + box.width >= x + width && box.y + box.height >= y + height;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
