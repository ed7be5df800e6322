import { expect, test } from "vitest";
import { bundle } from "../bundle";
import { consumer } from "./packed";

const modulesOf = async (code: string) => (await bundle(consumer.folder, code)).modules.map(([id]) => id);
const kerfs = (ids: string[]) => ids.filter((id) => id.includes("@kerf/react/dist/"));

test.each(["@kerf/react", "@kerf/react/dialog", "@kerf/react/catalog", "@kerf/react/render-tree"])(
  "an unused import of %s adds nothing to a bundle",
  async (path) => {
    expect(kerfs(await modulesOf(`import "${path}"; export const nothing = 1;`))).toEqual([]);
  },
);

test("a component bundles the same modules from the root as from its sub-path", async () => {
  const byRoot = kerfs(await modulesOf('export { Button } from "@kerf/react";'));
  const byPath = kerfs(await modulesOf('export { Button } from "@kerf/react/button";'));
  expect(byRoot.length).toBeGreaterThan(1);
  expect(byPath).toEqual(byRoot);
  expect(byRoot.filter((id) => /components\/(?!button|loader)/.test(id))).toEqual([]);
});

test("a stylesheet that is imported for its side effect stays in the bundle", async () => {
  const ids = await modulesOf('import "@kerf/react/styles.css"; export const nothing = 1;');
  expect(ids.filter((id) => id.endsWith("styles.css"))).toHaveLength(1);
});
