import type { CSSProperties } from "react";
import type { ColorToken } from "../../src/theme/color";
import { type Theme, themes } from "../../src/theme/contrast";
import { CopyMark, useCopy } from "../page/story-pages";
import { colorIn, type Figure, figureOf, seenWith } from "./figures";

/** The short name of a theme: "Dark +" is dark with more contrast. */
export const shortName = ({ name }: Theme) =>
  name.replace(/^./, (letter) => letter.toUpperCase()).replace(", more contrast", " +");

/** A color in one theme, whatever the page's theme. A click copies its value. */
export function Swatch({ name, token, theme }: { name: string; token: ColorToken; theme: Theme }) {
  const value = colorIn(name, theme);
  const { copy, state } = useCopy(value);
  const figure = figureOf(name, theme);
  return (
    <button
      type="button"
      onClick={copy}
      title={value}
      aria-label={`Copy ${value}: ${name} in the ${theme.name} theme${figure ? `, ${inWords(figure)}` : ""}`}
      className="group relative grid h-full min-h-12 w-full cursor-pointer place-items-center border-0 p-0 font-medium font-sans text-sm tabular-nums outline-focus -outline-offset-4 focus-visible:outline-2"
      style={lookOf(name, token, theme)}
    >
      {token.role === "edge" || token.role === "hairline" ? <Line name={name} theme={theme} /> : null}
      {/* Disabled colors have no contrast requirement. */}
      <span aria-disabled={figure && !figure.needed ? true : undefined}>{figure?.ratio.toFixed(1)}</span>
      <CopyMark state={state} className="absolute end-1 top-1" />
    </button>
  );
}

/** A border in the color of a line. */
function Line({ name, theme }: { name: string; theme: Theme }) {
  return (
    <span
      className="absolute inset-x-2 inset-y-2 rounded-sm border"
      style={{ borderColor: colorIn(name, theme) }}
    />
  );
}

/** Backgrounds and fills are painted with text on them. Other colors are shown on the color with the least contrast. */
function lookOf(name: string, token: ColorToken, theme: Theme): CSSProperties {
  const value = colorIn(name, theme);
  const [on = "ink"] = seenWith(name, token);
  switch (token.role) {
    case "ground":
    case "fill":
      return { background: value, color: colorIn(on, theme) };
    case "text":
      return { background: colorIn(figureOf(name, theme)?.against ?? "surface", theme), color: value };
    case "veil":
      return { background: `linear-gradient(${value}, ${value}), ${colorIn("surface", theme)}` };
    case "artwork":
    case "scale":
      return { background: value };
    case "series":
      // The figure is text, which needs more contrast than a line or a bar. It is beside the color.
      return {
        background: colorIn(figureOf(name, theme)?.against ?? "surface", theme),
        color: colorIn("ink-muted", theme),
        borderBlockEnd: `1.5rem solid ${value}`,
      };
    default:
      return { background: colorIn("surface", theme), color: colorIn("ink-muted", theme) };
  }
}

const inWords = ({ ratio, needed, against }: Figure) =>
  `contrast ${ratio.toFixed(1)} with ${against}${needed ? `, ${needed} needed` : ", exempt"}`;

/** The names of the themes, above the columns of swatches. */
export function ThemeNames() {
  return themes.map((theme) => (
    <span key={theme.name} className="text-center text-ink-muted text-sm">
      {shortName(theme)}
    </span>
  ));
}
