import packageJson from "../../../package.json" with { type: "json" };

/** The supported browsers, by their names in browserslist. */
export type Promised = "chrome" | "edge" | "firefox" | "safari" | "ios_saf";

/** The oldest supported version of each browser. Its only source is `browserslist` in package.json. */
export const floor = Object.fromEntries(
  packageJson.browserslist.map((query) => query.split(" >= ")),
) as Record<Promised, string>;

/** The oldest supported versions as a bundler's build target: `["chrome123", …]`. */
export const buildTargets = Object.entries(floor).map(
  ([name, version]) => `${name === "ios_saf" ? "ios" : name}${version}`,
);

/** The oldest supported versions in words, as in README.md. */
export const floorInWords = `Chrome and Edge ${floor.chrome}, Firefox ${floor.firefox}, Safari ${floor.safari}`;
