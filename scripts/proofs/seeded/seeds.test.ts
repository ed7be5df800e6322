import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Catalog } from "../../../src/catalog/types";
import { Baselines } from "../../visual/snapshots/baselines";
import { documentFacts } from "../truth/document";
import { figureFacts } from "../truth/figures";
import { harnessSeed } from "./reuse";
import { seeded } from "./seed";
import { catalogFactSeeds } from "./seeds/catalog-facts";
import { codeFactSeeds } from "./seeds/code-facts";
import { cssSeeds, storyAttribute } from "./seeds/css";
import { catalogSeed, layerSeeds } from "./seeds/layers";
import { newValueSeeds } from "./seeds/new-value";
import { pictureSeeds } from "./seeds/pictures";
import { callbackSeeds, styleSeeds } from "./seeds/records";
import { refactorings } from "./seeds/refactorings";
import { textSeeds } from "./seeds/texts";

const seeds = [
  ...catalogFactSeeds,
  ...codeFactSeeds,
  storyAttribute,
  ...cssSeeds,
  catalogSeed,
  ...layerSeeds,
  ...newValueSeeds,
  ...pictureSeeds,
  ...styleSeeds,
  ...callbackSeeds,
  ...refactorings,
  harnessSeed,
];

// The proofs that apply these seeds run only nightly. This test finds outdated seeds earlier.
test.each(seeds)('"$name" changes $file', (seed) => {
  const text = existsSync(seed.file) ? readFileSync(seed.file, "utf8") : "";
  expect(seeded(seed, text)).not.toBe(text);
});

// Seeds that need no compiler and no browser are also checked here, so that a reworded problem shows at once.
test.each(catalogFactSeeds.filter(({ fact: [kind] }) => kind === "document"))(
  '"$name" is reported',
  (seed) => {
    const catalog: Catalog = JSON.parse(seeded(seed, readFileSync(seed.file, "utf8")));
    const [, subject, problem] = seed.fact;
    expect(documentFacts(catalog)).toContainEqual(
      expect.objectContaining({ subject, problem: expect.stringMatching(problem) }),
    );
  },
);

test("every wrong figure is reported", () => {
  const wrong = textSeeds.filter(({ fact: [kind] }) => kind === "figures");
  const file = "src/catalog/catalog.json";
  const text = wrong.reduce((text, seed) => seeded({ ...seed, file }, text), readFileSync(file, "utf8"));
  const reported = figureFacts(JSON.parse(text)).filter(({ problem }) =>
    problem?.startsWith("nothing proves it"),
  );
  expect(reported.map(({ subject }) => subject).sort()).toEqual(wrong.map(({ fact }) => fact[1]).sort());
});

test("each story that must fail has a baseline", async () => {
  const stories = [...cssSeeds, catalogSeed, ...layerSeeds, ...pictureSeeds].map(({ story }) => story);
  const pictured = stories.filter((story) => !/^(truth|behaviour)-/.test(story));
  const known = new Set(await new Baselines("stories/baselines").stories());
  expect(pictured.filter((story) => !known.has(story))).toEqual([]);
});
