import type { ColorToken } from "../../src/theme/color";
import { themes } from "../../src/theme/contrast";
import { type HueSpec, hueTokens } from "../../src/theme/hues";
import { accentPairs, knownContrast } from "./clashes";
import { inSrgb } from "./in-srgb";

/** The accent in the terms of `hueTokens`, with the parts that a fix changes. */
export type AccentSpec = HueSpec & Required<Pick<HueSpec, "fill" | "step" | "on">>;

type Mode = "light" | "dark";

/** The lightness of dark text on a fill. */
const DARK_TEXT = 0.16;
/** White text is kept if the fill moves less than this. Dark text on a strong fill can look disabled. */
const TURNED_TEXT = 0.1;
const TURNED_STEPS = 0.005;
/** The precision with which the fill moves. */
const PRECISION = 0.005;

/** The text on the fill and on its steps. The fix changes nothing else: all other colors keep their lightness. */
const onFill = accentPairs.filter(({ color, ground }) => [color, ground].includes("on-accent"));

/**
 * Changes the lightness of the fill, of the text on it, and of its steps, until every pair of them passes. Each theme gets the
 * smallest change that is enough.
 */
export function fixClashes(picked: AccentSpec): AccentSpec {
  return (["light", "dark"] as const).reduce((spec, mode) => {
    if (passes(spec, mode)) return spec;
    const fixes = [false, true].flatMap((darkText) =>
      [false, true].map((lighterSteps) => smallestFix(spec, mode, darkText, lighterSteps)),
    );
    const [best] = fixes.filter((fix) => fix !== undefined).sort((one, other) => one.cost - other.cost);
    return best?.spec ?? spec;
  }, picked);
}

/** Moves the fill away from its text, by halving the distance in which the least lightness that passes must be. */
function smallestFix(from: AccentSpec, mode: Mode, darkText: boolean, lighterSteps: boolean) {
  const step = Math.abs(from.step[mode]) * (lighterSteps ? 1 : -1);
  const at = (by: number): AccentSpec => ({
    ...from,
    fill: { ...from.fill, [mode]: from.fill[mode] + by },
    on: { ...from.on, [mode]: darkText ? DARK_TEXT : 1 },
    step: { ...from.step, [mode]: step },
  });
  const end = darkText ? 1 - from.fill[mode] : -from.fill[mode];
  let [near, far] = [0, end];
  if (passes(at(0), mode)) far = 0;
  else if (!passes(at(end), mode)) return undefined;
  while (Math.abs(far - near) > PRECISION) {
    const middle = (near + far) / 2;
    if (passes(at(middle), mode)) far = middle;
    else near = middle;
  }
  const turned = (darkText ? TURNED_TEXT : 0) + (lighterSteps ? TURNED_STEPS : 0);
  return { spec: at(far), cost: Math.abs(far) + turned };
}

function passes(spec: AccentSpec, mode: Mode): boolean {
  const tokens: Record<string, ColorToken> = hueTokens("accent", spec);
  const { text } = themes.find(({ name }) => name === mode) ?? { text: 4.5 };
  const colorOf = (name: string) => inSrgb(tokens[name]?.[mode] ?? "");
  return onFill.every(({ color, ground }) => knownContrast(colorOf(color), colorOf(ground)) >= text);
}

/** Says what a fix has changed, a sentence for each change. */
export function describeFix(picked: AccentSpec, spec: AccentSpec): string[] {
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  return (["light", "dark"] as const).flatMap((mode) => {
    const [from, to] = [picked.fill[mode], spec.fill[mode]];
    const theme = mode === "light" ? "Light" : "Dark";
    return [
      ...(from === to
        ? []
        : [
            `${theme}: the fill is ${to < from ? "darker" : "lighter"}, lightness ${percent(from)} to ${percent(to)}.`,
          ]),
      ...(picked.on[mode] === spec.on[mode]
        ? []
        : [`${theme}: text on the fill is dark, lightness 100% to ${percent(spec.on[mode])}.`]),
      ...(picked.step[mode] === spec.step[mode]
        ? []
        : [`${theme}: the fill gets lighter on hover and press, not darker.`]),
    ];
  });
}
