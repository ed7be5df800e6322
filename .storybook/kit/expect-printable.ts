import { emulatePrint } from "./emulate-print";

/**
 * Checks that no part is sticky, fixed, scrolling, cut off or animated in print. Backgrounds must be printed,
 * and the dark theme must print as light.
 */
export function expectPrintable(places: readonly Element[]): void {
  const onScreen = emulatePrint(document);
  const dark = places[0]?.appendChild(document.createElement("div"));
  dark?.setAttribute("data-theme", "dark");
  try {
    const parts = places
      .flatMap((place) => [place, ...place.querySelectorAll("[data-slot]")])
      .filter((part) => part.hasAttribute("data-slot") && part.checkVisibility());
    const wrong = parts.flatMap((part) =>
      wrongWith(part).map((what) => `${part.getAttribute("data-slot")}: ${what}`),
    );
    if (!dark || getComputedStyle(dark).colorScheme !== "light") wrong.push("the dark theme stays dark");
    if (wrong.length > 0) throw new Error(`In print:\n${[...new Set(wrong)].join("\n")}`);
  } finally {
    onScreen();
    dark?.remove();
  }
}

function wrongWith(part: Element): string[] {
  const { position, overflowX, overflowY, maxHeight, printColorAdjust, animationName, transitionDuration } =
    getComputedStyle(part);
  const scrolls = [overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll");
  const isCut = [overflowX, overflowY].some((overflow) => overflow !== "visible") && maxHeight !== "none";
  return [
    ...(position === "sticky" || position === "fixed" ? [`is ${position}`] : []),
    ...(scrolls && !part.matches("textarea") ? ["scrolls"] : []),
    ...(isCut ? [`is cut off at ${maxHeight}`] : []),
    ...(printColorAdjust === "exact" ? [] : ["may lose its background"]),
    ...(animationName === "none" && /^0s(, 0s)*$/.test(transitionDuration) ? [] : ["moves"]),
  ];
}
