// Loaded on demand, with all that it imports: nothing but a dynamic import may name this module.
import { autoUpdate, computePosition, flip, type Placement, shift } from "@floating-ui/dom";

/**
 * Places an open tip beside the button before it by measuring, as tip.css does with CSS anchors, and keeps it there
 * while the page scrolls or changes.
 *
 * @returns Stops following the button.
 */
export function placeTip(tip: HTMLElement): () => void {
  const button = tip.previousElementSibling;
  if (!button) return () => {};
  const side = (tip.dataset.side ?? "top") as Placement;
  const isBeside = side === "left" || side === "right";
  const middleware = [
    // Without other sides of its own, it turns to the opposite one.
    flip(
      isBeside ? { fallbackPlacements: [side === "left" ? "right" : "left", "top", "bottom"] } : undefined,
    ),
    shift({ padding: 8 }),
  ];
  // Browsers that know a part of CSS anchors must not place it as well.
  Object.assign(tip.style, {
    positionArea: "none",
    justifySelf: "auto",
    margin: "0",
    inset: "0 auto auto 0",
  });
  return autoUpdate(button, tip, async () => {
    const { x, y } = await computePosition(button, tip, { strategy: "fixed", placement: side, middleware });
    Object.assign(tip.style, { left: `${x}px`, top: `${y}px`, visibility: "" });
  });
}
