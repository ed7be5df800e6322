import packageJson from "../../../package.json" with { type: "json" };

/** The browsers that Kerf promises to work in, by their names in browserslist. */
export type Promised = "chrome" | "edge" | "firefox" | "safari" | "ios_saf";

/** The oldest version of each promised browser. `browserslist` in package.json is the one place that says it. */
export const floor = Object.fromEntries(
  packageJson.browserslist.map((query) => query.split(" >= ")),
) as Record<Promised, string>;

/** The same as a bundler's build target: `["chrome123", …]`. */
export const buildTargets = Object.entries(floor).map(
  ([name, version]) => `${name === "ios_saf" ? "ios" : name}${version}`,
);

/** The same in words. */
export const floorInWords = `Chrome and Edge ${floor.chrome}, Firefox ${floor.firefox}, Safari ${floor.safari}`;
