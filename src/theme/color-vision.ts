import Color from "colorjs.io";

/** A way of seeing colors: with all three kinds of cones, or without one of them. */
export type Vision = "typical" | "protanopia" | "deuteranopia" | "tritanopia";

type Matrix = readonly (readonly [number, number, number])[];

/**
 * The linear red, green and blue that people without one kind of cones see, by the color shown.
 * @see {@link https://doi.org/10.1109/TVCG.2009.113 | Machado, Oliveira and Fernandes, 2009}, with severity 1.
 */
const matrices: Record<Exclude<Vision, "typical">, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Every way of seeing colors for which the colors of charts are measured. */
export const visions: readonly Vision[] = ["typical", "protanopia", "deuteranopia", "tritanopia"];

/** A color as someone with this vision sees it, in sRGB. */
export function seenWith(vision: Vision, color: string): string {
  const linear = new Color(color).to("srgb-linear");
  if (vision === "typical") return linear.to("srgb").toString({ format: "hex" });
  const seen = matrices[vision].map((row) =>
    clamp(row.reduce((sum, factor, channel) => sum + factor * (linear.coords[channel] ?? 0), 0)),
  );
  return new Color("srgb-linear", seen as [number, number, number]).to("srgb").toString({ format: "hex" });
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How different two colors look to someone with this vision, as CIEDE2000. A difference of 1 is barely noticeable. */
export function differenceFor(vision: Vision, one: string, other: string): number {
  return new Color(seenWith(vision, one)).deltaE(new Color(seenWith(vision, other)), "2000");
}
