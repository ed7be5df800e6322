import { expect, test } from "vitest";
import type { Catalog } from "../../../src/catalog/types";
import type { FigureProof } from "./figure-proofs";
import { figureFacts } from "./figures";

/** The problems of a Lamp whose `size` has this description of `sm` and whose height is 12 px. */
function problemsOf({ value = "Small.", description = "The height.", proof }: Texts): string[] {
  const catalog = {
    components: {
      Lamp: {
        description,
        props: {
          size: {
            description: "The size.",
            descriptions: { sm: value },
            classes: { sm: "k:h-3 k:[--gap:--spacing(2)] k:md:grid-cols-3" },
          },
        },
        styling: {
          dimensions: { root: { default: { width: 40 }, props: { size: { sm: { height: 12 } } } } },
        },
      },
    },
  } as unknown as Catalog;
  const proofs = proof ? { [proof[0]]: proof[1] } : {};
  return figureFacts(catalog, proofs).flatMap(({ subject, problem }) => (problem ? [subject] : []));
}

interface Texts {
  value?: string;
  description?: string;
  proof?: [figure: string, FigureProof];
}

test("numbers about a value are its dimensions, distances, breakpoints or columns", () => {
  expect(problemsOf({ value: "12 px high, with a gap of 8 px, and 3 columns from 768 px." })).toEqual([]);
  expect(problemsOf({ value: "13 px high, and 2 columns from 800 px." })).toEqual([
    "Lamp.size=sm: 13 px",
    "Lamp.size=sm: 2 columns",
    "Lamp.size=sm: 800 px",
  ]);
});

test("a figure with a unit elsewhere needs a proof that has it", () => {
  const description = "40 px wide. For 1 person.";
  const figure = "Lamp.description: 40 px";
  expect(problemsOf({ description })).toEqual([figure]);
  expect(problemsOf({ description, proof: [figure, { slot: "Lamp:root", measure: "width" }] })).toEqual([]);
  expect(problemsOf({ description, proof: [figure, { slot: "Lamp:root", measure: "height" }] })).toEqual([
    figure,
  ]);
  const file = "logo/logo.behaviour.stories.tsx";
  expect(problemsOf({ description, proof: [figure, { file, asserts: "none: [102, 32]" }] })).toEqual([]);
  expect(problemsOf({ description, proof: [figure, { file, asserts: "none: [102, 40]" }] })).toEqual([
    figure,
  ]);
});

test("a proof of a figure that no text has is reported", () => {
  const figure = "Lamp.description: 50 px";
  expect(problemsOf({ proof: [figure, { advice: true }] })).toEqual([figure]);
});
