import type { FeatureRow } from "../../scripts/package/browsers/css-support";
import generated from "./browser-features.json";

/** Every feature of CSS that Kerf uses. `npx vitest run --project unit browsers --update` writes it. */
export const features: FeatureRow[] = generated;

export const shownBrowsers = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari",
  safari_ios: "Safari on iOS",
} as const;

/** A feature's name in code: `position-area`, `:has`. */
export function nameOf(feature: string): string {
  const [, , name = "", ...rest] = feature.split(".");
  if (feature.startsWith("css.properties.")) return [name, ...rest].join(": ");
  if (feature.startsWith("css.selectors.")) return `:${name}`;
  if (feature.startsWith("css.at-rules.")) return [`@${name}`, ...rest].join(" ");
  if (feature.startsWith("css.types.")) return [name, ...rest].join(" ");
  return feature;
}

/** The features that some supported browsers lack. A value is listed only if its property isn't. */
export const differences = features.filter(
  ({ feature, fallback }) =>
    fallback && !features.some((other) => other.fallback && feature.startsWith(`${other.feature}.`)),
);
