/** How a mode differs from the story's initial state. */
interface ModeSettings {
  /** Attributes of the root element. */
  attributes: Record<string, string>;
  forcedColors?: "active";
  /** The viewport's width, in CSS pixels. */
  width?: number;
}

/** All modes, in the order in which they are captured and recorded. */
export const modeNames = ["light", "dark", "rtl", "forced-colors", "narrow"] as const;

/** The name of a mode in which a story is captured, and of its baseline. */
export type Mode = (typeof modeNames)[number];

const light = { "data-theme": "light" };

/** The modes. Each is applied to the rendered story, without rendering it again. */
export const modeSettings: Record<Mode, ModeSettings> = {
  light: { attributes: light },
  dark: { attributes: { "data-theme": "dark" } },
  rtl: { attributes: { ...light, dir: "rtl" } },
  "forced-colors": { attributes: light, forcedColors: "active" },
  narrow: { attributes: light, width: 320 },
};

/** The modes with different colors, and so possibly different axe findings. */
export const themes: readonly Mode[] = ["light", "dark"];

/** Modes that need no baseline if the story looks the same as in `light`. */
export const modesLikeLight: readonly Mode[] = ["rtl", "forced-colors"];

const defaultModes: readonly Mode[] = ["light", "dark", "rtl", "forced-colors"];

/**
 * The modes in which a story is captured, by its `parameters.visual`.
 *
 * @throws If it names a mode that doesn't exist.
 */
export function modesOf({ modes = [...defaultModes], skip }: { modes?: string[]; skip?: string }): Mode[] {
  const unknown = modes.filter((name) => !modeNames.some((mode) => mode === name));
  if (unknown.length > 0) {
    throw new Error(
      `parameters.visual.modes: there is no mode "${unknown.join('", "')}". There are ${modeNames.join(", ")}.`,
    );
  }
  // The order is always the same, so that `light`, with which others are compared, comes first.
  return skip ? [] : modeNames.filter((mode) => modes.includes(mode));
}
