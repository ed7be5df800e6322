import type { Region } from "../baselines/compare-images";
import type { Image } from "../baselines/picture";
import { geometricProperties, type Layout, type LayoutElement, styleProperties } from "../capture/layout";
import type { Detail } from "./report-format";

const GEOMETRIC = new Set<string>(geometricProperties);

/** How far a focus ring or a shadow may extend outside its element, in px. */
const OUTSIDE = 6;
const SHADOW = 40;

/** The differences between two layouts, by element. */
interface Comparison {
  details: Detail[];
  /** The areas of the picture whose differences these details explain. */
  explained: Region[];
}

/** An element before and after. One of them is missing if it was added or removed. */
interface Pair {
  old?: LayoutElement;
  current?: LayoutElement;
  /** The index of its parent in the list of pairs, or -1. */
  parent: number;
  styles: Detail[];
}

/**
 * Compares the styles, texts and boxes of elements. A change of size or position is a detail only if no style, text, or
 * added or removed element explains it.
 */
function compareLayouts(before: Layout, after: Layout): Comparison {
  const pairs = matched(before, after);
  const own = pairs.flatMap((pair) => ownDetails(pair, pairs[pair.parent]));
  const isGeometric = ({ property }: Detail) =>
    GEOMETRIC.has(property) || property === "text" || property === "element";
  const details = own.some(isGeometric) ? own : [...own, ...geometry(pairs)];
  return { details: unique(details), explained: pairs.flatMap(areaOf) };
}

/** Pairs each element with the one that had the same path of slots from the root. */
function matched(before: Layout, after: Layout): Pair[] {
  const old = new Map(pathsOf(before).map((path, index) => [path, index]));
  const pairs: Pair[] = pathsOf(after).map((path, index) => {
    const current = after.elements[index];
    const was = before.elements[old.get(path) ?? -1];
    old.delete(path);
    const parent = current?.parent ?? -1;
    return {
      ...(was && { old: was }),
      ...(current && { current }),
      parent,
      styles: styleDetails(was, current, before, after),
    };
  });
  for (const index of old.values()) {
    const gone = before.elements[index];
    // Elements that were removed with their parent are not listed.
    const isTop = gone !== undefined && ![...old.values()].includes(gone.parent);
    if (gone && isTop) pairs.push({ old: gone, parent: -1, styles: [] });
  }
  return pairs;
}

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

function styleDetails(
  old: LayoutElement | undefined,
  current: LayoutElement | undefined,
  before: Layout,
  after: Layout,
): Detail[] {
  const [was, is] = [before.styles[old?.style ?? -1], after.styles[current?.style ?? -1]];
  if (!old || !current || !was || !is) return [];
  return styleProperties.flatMap((property, index) => {
    const [from = "", to = ""] = [was[index], is[index]];
    return from === to ? [] : { slot: current.slot, property, before: from, after: to };
  });
}

function ownDetails({ old, current, styles }: Pair, parent: Pair | undefined): Detail[] {
  const slot = (current ?? old)?.slot ?? "";
  if (!old) return parent && !parent.old ? [] : [{ slot, property: "element", before: "", after: "added" }];
  if (!current) return [{ slot, property: "element", before: "", after: "removed" }];
  const { text: was = "" } = old;
  const { text: is = "" } = current;
  // Text inherits most of its style from the element around it.
  const inherited = ({ property, before, after }: Detail) =>
    parent?.styles.some(
      (each) => each.property === property && each.before === before && each.after === after,
    );
  return [
    ...styles.filter((detail) => !inherited(detail)),
    ...(was === is ? [] : [{ slot, property: "text", before: was, after: is }]),
  ];
}

/** The innermost elements whose size changed. Otherwise, the outermost ones that moved. */
function geometry(pairs: readonly Pair[]): Detail[] {
  const sized = pairs.map(({ old, current }) => old && current && grown(old, current));
  const around = new Set(pairs.flatMap(({ parent }, index) => (sized[index] ? [parent] : [])));
  const resized = pairs.flatMap(({ current }, index): Detail[] => {
    const size = sized[index];
    return size && current && !around.has(index)
      ? [{ slot: current.slot, property: "size", before: "", after: size }]
      : [];
  });
  if (resized.length > 0) return resized;
  const moves = pairs.map(({ old, current }) => old && current && moved(old, current));
  return pairs.flatMap(({ current, parent }, index): Detail[] => {
    const move = moves[index];
    return move && current && moves[parent] !== move
      ? [{ slot: current.slot, property: "position", before: "", after: move }]
      : [];
  });
}

function grown(old: LayoutElement, current: LayoutElement): string | undefined {
  return steps(current.width - old.width, current.height - old.height, " × ");
}

function moved(old: LayoutElement, current: LayoutElement): string | undefined {
  return steps(current.x - old.x, current.y - old.y, ", ");
}

function steps(x: number, y: number, between: string): string | undefined {
  if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) return undefined;
  return `${[x, y].map((step) => `${step > 0 ? "+" : ""}${step}`).join(between)} px`;
}

/** The areas of a changed element before and after, with space for its focus ring or shadow. */
function areaOf({ old, current, styles }: Pair): Region[] {
  const isSame =
    old &&
    current &&
    styles.length === 0 &&
    old.text === current.text &&
    !grown(old, current) &&
    !moved(old, current);
  if (isSame) return [];
  const isWide = styles.some(({ property }) => ["box-shadow", "outline", "filter"].includes(property));
  const margin = isWide ? SHADOW : OUTSIDE;
  return [old, current].flatMap((box) =>
    box
      ? {
          x: box.x - margin,
          y: box.y - margin,
          width: box.width + 2 * margin,
          height: box.height + 2 * margin,
        }
      : [],
  );
}

/** Removes duplicates. */
function unique(details: readonly Detail[]): Detail[] {
  return [...new Map(details.map((detail) => [JSON.stringify(detail), detail])).values()];
}

/** A picture, and the positions of its elements, if known. */
export interface PositionedImage {
  image: Image;
  layout?: Layout | undefined;
}

/**
 * The differences between two pictures of a shot, by element. A difference that no element explains is
 * described by its pixels' colors.
 */
export function detailsOf(
  before: PositionedImage,
  after: PositionedImage,
  regions: readonly Region[],
): Detail[] {
  const { details, explained } =
    before.layout && after.layout
      ? compareLayouts(before.layout, after.layout)
      : { details: [], explained: [] };
  const open = regions.filter((region) => !explained.some((area) => overlap(area, region)));
  const layout = after.layout ?? before.layout;
  return unique([
    ...details,
    ...open.map((region) => pixelDetail(before.image, after.image, region, layout)),
  ]);
}

/** The innermost element around a region, and the old and new color of most of its differing pixels. */
function pixelDetail(before: Image, after: Image, region: Region, layout: Layout | undefined): Detail {
  const around = layout?.elements.filter((box) => contains(box, region)).at(-1);
  const counts = new Map<string, number>();
  for (let y = region.y; y < region.y + region.height; y++) {
    for (let x = region.x; x < region.x + region.width; x++) {
      const [was, is] = [colorAt(before, x, y), colorAt(after, x, y)];
      if (was !== is) counts.set(`${was} ${is}`, (counts.get(`${was} ${is}`) ?? 0) + 1);
    }
  }
  const [most = " "] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [
    " ",
    0,
  ] as const);
  const [was = "", is = ""] = String(most).split(" ");
  return { slot: around?.slot ?? "", property: "pixels", before: was, after: is };
}

/** The color in CSS notation, or `nothing` outside the picture. */
function colorAt({ width, height, data }: Image, x: number, y: number): string {
  if (x >= width || y >= height) return "nothing";
  return `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString("hex")}`;
}

function contains(box: Region, region: Region): boolean {
  return (
    box.x <= region.x &&
    box.y <= region.y &&
    box.x + box.width >= region.x + region.width &&
    box.y + box.height >= region.y + region.height
  );
}

function overlap(one: Region, other: Region): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
