import { oldestVersions } from "../../lib/browser-targets";
import { buildCss } from "../build/styles";
import { featuresOfStylesheet } from "./css-features";
import { fallbackOf, fallbacks } from "./fallbacks";
import { compareVersions, type Versions, versionsOf } from "./support";

/** A feature of the platform that Kerf uses. */
export interface FeatureRow {
  /** Its key in MDN's data: `css.properties.anchor-scope`. */
  feature: string;
  /** The first version of each browser that has it. */
  versions: Versions;
  /** The fallback in a supported browser without it. Undefined if all have it. */
  fallback?: string;
}

/** The supported version of each browser, by MDN's names. */
const supported = { ...oldestVersions, safari_ios: oldestVersions.ios_saf };

/** Whether some supported browser lacks a feature. */
export function isNewer(versions: Versions): boolean {
  return (["chrome", "edge", "firefox", "safari", "safari_ios"] as const).some((browser) => {
    const version = versions[browser];
    return !version || compareVersions(version, supported[browser]) > 0;
  });
}

/**
 * Creates a row for each feature. If a supported browser lacks a feature without a fallback, that is a fault.
 */
export function rowsOf(features: Iterable<string>): { rows: FeatureRow[]; faults: string[] } {
  const faults: string[] = [];
  const rows = [...features].sort().map((feature): FeatureRow => {
    const versions = versionsOf(feature);
    if (!isNewer(versions)) return { feature, versions };
    const fallback = fallbackOf(feature);
    if (!fallback) faults.push(noFallback(feature, versions));
    return { feature, versions, fallback };
  });
  return { rows, faults };
}

/** Reads the features of the built stylesheet. Each fault says how to fix it. */
export async function readFeatures(): Promise<{ rows: FeatureRow[]; faults: string[] }> {
  const css = featuresOfStylesheet(await buildCss());
  const { rows, faults } = rowsOf(css.features);
  const isUsed = (key: string) =>
    rows.some(({ feature, fallback }) => fallback && `${feature}.`.startsWith(`${key}.`));
  const unused = Object.keys(fallbacks).filter((key) => !isUsed(key));
  return {
    rows,
    faults: [
      ...faults,
      ...[...css.unknown].map(
        (name) => `${name} is not in MDN's data. Check its spelling, or map it in css-features.ts.`,
      ),
      ...unused.map(
        (key) => `No supported browser needs the fallback for ${key}. Remove it from fallbacks.ts.`,
      ),
    ],
  };
}

function noFallback(feature: string, versions: Versions): string {
  const missing = Object.entries(supported).map(
    ([browser, oldest]) => [browser, versions[browser as keyof Versions], oldest] as const,
  );
  const newer = missing
    .filter(
      ([browser, version, oldest]) =>
        browser !== "ios_saf" && (!version || compareVersions(version, oldest) > 0),
    )
    .map(([browser, version, oldest]) => `${browser} ${version ?? "never"} (supported from ${oldest})`);
  return `${feature} needs ${newer.join(", ")}. Do without it, or say in fallbacks.ts what people see there.`;
}
