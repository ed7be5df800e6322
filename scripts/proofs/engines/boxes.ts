import type { EngineName } from "./engine";

/** The box of an element with a `data-slot`, in CSS pixels of the viewport. */
export interface SlotBox {
  slot: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A story's boxes in Chromium, and which of them depend on a text whose width differs in an engine. */
export interface ReferenceBoxes {
  boxes: SlotBox[];
  dependOnText: Record<EngineName, boolean[]>;
}

/** Rounding differs between engines by less than this. */
const TOLERANCE_PX = 1;

const MOST_FAULTS = 5;

/**
 * How a story's boxes differ from those in Chromium. Boxes that depend on a text whose width differs are compared only
 * vertically.
 */
export function boxFaults(
  boxes: readonly SlotBox[],
  reference: ReferenceBoxes,
  engine: EngineName,
): string[] {
  const slots = (list: readonly SlotBox[]) => list.map(({ slot }) => slot).join(" ");
  if (slots(boxes) !== slots(reference.boxes)) {
    return [`Other slots than in Chromium.\n${slots(boxes)}\nIn Chromium:\n${slots(reference.boxes)}`];
  }
  const faults = boxes.flatMap((box, place) => {
    const expected = reference.boxes[place] as SlotBox;
    const isVertical = reference.dependOnText[engine][place];
    const edges = isVertical ? (["y", "height"] as const) : (["x", "y", "width", "height"] as const);
    return edges
      .filter((edge) => Math.abs(box[edge] - expected[edge]) > TOLERANCE_PX)
      .map((edge) => `${box.slot}: ${edge} is ${px(box[edge])}, in Chromium ${px(expected[edge])}.`);
  });
  const more = faults.length - MOST_FAULTS;
  return more > 0 ? [...faults.slice(0, MOST_FAULTS), `${more} more.`] : faults;
}

function px(value: number): string {
  return `${Math.round(value * 100) / 100} px`;
}
