import { buildCss } from "../build/styles";
import { browsers, isMissing, supported, type Versions, versionsOf } from "./compat";
import { featuresOfStylesheet } from "./css-features";
import { fallbacks } from "./fallbacks";

/** A feature of the platform that Kerf uses. */
export interface FeatureRow {
  /** Its key in MDN's data: `css.properties.anchor-scope`. */
  feature: string;
  /** The first version of each browser that has it. */
  versions: Versions;
  /** The fallback in a supported browser without it. Undefined if all have it. */
  fallback?: string;
}

/** Creates a row for each feature. If a supported browser lacks a feature without a fallback, that is a fault. */
export function rowsOf(features: Iterable<string>): { rows: FeatureRow[]; faults: string[] } {
  const faults: string[] = [];
  const rows = [...features].sort().map((feature): FeatureRow => {
    const versions = versionsOf(feature);
    const missing = browsers.filter((browser) => isMissing(browser, versions));
    if (missing.length === 0) return { feature, versions };
    const key = Object.keys(fallbacks).find((each) => isWithin(feature, each));
    if (!key) {
      const needs = missing.map(
        (each) => `${each} ${versions[each] ?? "never"} (supported from ${supported[each]})`,
      );
      faults.push(
        `${feature} needs ${needs.join(", ")}. Do without it, or say in fallbacks.ts what people see there.`,
      );
    }
    return { feature, versions, fallback: key && fallbacks[key] };
  });
  return { rows, faults };
}

/** Reads the features of the built stylesheet. Each fault says how to fix it. */
export async function readFeatures(): Promise<{ rows: FeatureRow[]; faults: string[] }> {
  const { features, unknown } = featuresOfStylesheet(await buildCss());
  const { rows, faults } = rowsOf(features);
  for (const name of unknown)
    faults.push(`${name} is not in MDN's data. Check its spelling, or map it in css-features.ts.`);
  for (const key of Object.keys(fallbacks)) {
    if (rows.some(({ feature, fallback }) => fallback && isWithin(feature, key))) continue;
    faults.push(`No supported browser needs the fallback for ${key}. Remove it from fallbacks.ts.`);
  }
  return { rows, faults };
}

/** Whether a feature has a key, or is below it. */
const isWithin = (feature: string, key: string) => `${feature}.`.startsWith(`${key}.`);
