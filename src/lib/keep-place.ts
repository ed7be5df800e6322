const placement = ["position", "top", "right", "bottom", "left", "transform"];

/**
 * Keeps a popup at its last place while its anchor has no box, for example because actions of a row are only displayed on
 * hover. The primitive would move it to the corner of the page.
 *
 * @param positioner The element that the primitive positions. Its custom properties have the size of the anchor.
 */
export function keepPlace(positioner: HTMLElement | null): (() => void) | undefined {
  if (!positioner) return undefined;
  const { style } = positioner;
  let last: Record<string, string> = {};
  const observer = new MutationObserver(() => {
    const isBoxless = ["width", "height"].every(
      (side) => style.getPropertyValue(`--anchor-${side}`) === "0px",
    );
    const current = placement.map((name) => [name, style.getPropertyValue(name)] as const);
    if (!isBoxless) last = Object.fromEntries(current);
    // Setting an equal value would call this again.
    else
      for (const [name, value] of current)
        if (last[name] !== undefined && last[name] !== value) style.setProperty(name, last[name]);
  });
  observer.observe(positioner, { attributeFilter: ["style"] });
  return () => observer.disconnect();
}
