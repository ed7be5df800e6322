import packageJson from "../../package.json" with { type: "json" };

/** The supported browsers, by their names in browserslist. */
export type BrowserName = "chrome" | "edge" | "firefox" | "safari" | "ios_saf";

/** The oldest supported version of each browser. Its only source is `browserslist` in package.json. */
export const oldestVersions = Object.fromEntries(
  packageJson.browserslist.map((query) => query.split(" >= ")),
) as Record<BrowserName, string>;

/** The oldest supported versions as a bundler's build target: `["chrome123", …]`. */
export const buildTargets = Object.entries(oldestVersions).map(
  ([name, version]) => `${name === "ios_saf" ? "ios" : name}${version}`,
);

/** The oldest supported versions in words, as in README.md. */
export const supportedBrowsers = `Chrome and Edge ${oldestVersions.chrome}, Firefox ${oldestVersions.firefox}, Safari ${oldestVersions.safari}`;
