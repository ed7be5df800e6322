import { afterAll, beforeAll, expect, test } from "vitest";
import { broken } from "../test/broken";
import { type TestProject, testProject } from "../test/project";
import { buildCatalog } from "../write/run";
import { formatGaps, type Gap } from "./gaps";

let project: TestProject;
let gaps: Gap[];

beforeAll(async () => {
  project = testProject(broken);
  gaps = (await buildCatalog(project.paths)).gaps;
}, 120_000);
afterAll(() => project.remove());

const tag = "src/components/tag/tag.tsx";
const tagRecipe = "src/components/tag/tag.recipe.ts";
const card = "src/components/card/card.tsx";
const cardIndex = "src/components/card/index.ts";
const cardExamples = "src/components/card/card.examples.tsx";
const cardGuide = "src/components/card/card.guide.ts";
const strip = "src/components/strip/strip.recipe.ts";

/** Every gap of the project: its file, a text in its line, and its message. */
const expected: [string, string, string][] = [
  // Props
  [tag, "icon?:", "Tag's prop `icon` has no description."],
  [tag, "label?:", 'The description of Tag\'s prop `label` is not a sentence: "lower case"'],
  [
    tag,
    "secret?:",
    "The type of Tag's prop `secret` cannot be printed: it names `Secret`, which the package does not export.",
  ],
  [
    tag,
    "lookup?:",
    "The type of Tag's prop `lookup` cannot be printed: it names the type of a value, `typeof Table`.",
  ],
  [tag, "rest?:", "The type of Tag's prop `rest` cannot be printed: it contains `any`."],
  [tag, "lost?:", "The type of Tag's prop `lost` cannot be printed: it contains `any`."],
  [tag, "count?:", "The default of Tag's prop `count` is many, but its type is number."],
  [tag, "needed:", "Tag's prop `needed` is required and has a @default."],
  [tag, "text?:", "Tag's prop `text` is deprecated without a successor."],
  [
    tag,
    "tone?:",
    'The default of Tag\'s prop `tone` is declared twice: "calm" in the recipe, "calm" in its JSDoc.',
  ],
  // Types
  [tag, "at?:", "The type of Tag's prop `at` cannot be printed: it contains an object type without a name."],
  [tag, "onPress?:", "The argument `event` of Tag's prop `onPress` has no description."],
  [tag, "export interface TagTip", "The type TagTip has no description."],
  [tag, "words?:", "The field `words` of the type TagTip has no description."],
  [tag, "side?:", 'The description of the field `side` of the type TagTip is not a sentence: "lower case"'],
  [tag, "export type TagSide", 'The member "left" of the type TagSide has no description.'],
  [tag, "export interface TagProps", "The type parameter `Kind` of the props of Tag has no description."],
  // Props against the recipe
  [tag, "pad?:", 'The type of Tag\'s prop `pad` lacks "big", which the recipe has.'],
  [
    tag,
    "width?:",
    'The recipe gives Tag\'s prop `width` the values "narrow", "wide", but its type is string.',
  ],
  [tagRecipe, "shape: {", 'The recipe lacks "oval", which the type of Tag\'s prop `shape` allows.'],
  [tagRecipe, "ghost:", "tagRecipe varies by `ghost`, which is not a prop of Tag."],
  // Texts
  [tagRecipe, "tagTexts", 'Tag\'s pad "small" has no text.'],
  [tagRecipe, "  tone: { // texts", 'Tag\'s tone "new" has no text.'],
  [tagRecipe, 'loud: "for', 'The text of Tag\'s tone "loud" is not a sentence: "for alarms"'],
  [tagRecipe, "gone:", 'tagTexts.tone describes "gone", which Tag\'s tone does not allow.'],
  [tagRecipe, "colour:", "tagTexts.colour describes a prop that Tag does not have."],
  // Components and parts
  [tag, "export function Tag", "Tag has no description."],
  [tag, "export function Tag", "Tag has no category."],
  [cardIndex, "export const Card", 'Card has an unknown category, "Boxes".'],
  [cardIndex, "export const Card", 'The aliases of Card contain "box" twice.'],
  [cardIndex, "export const Card", 'Card has an invalid `@since`, "ever".'],
  [cardIndex, "export const Card", 'Card has an unknown stability, "new".'],
  [cardIndex, "Foot:", "Card.Foot is not the name of a function."],
  [card, "export function CardTitle", "Card.Title has no description."],
  [card, "export function CardTitle", "Card.Title takes CardProps, while the catalog reads CardTitleProps."],
  [card, "export function CardText", "Card.Text takes props, but Card's index.ts exports no CardTextProps."],
  // Examples
  [cardExamples, "data", "The example data is not an exported function."],
  [cardExamples, "Silent", "The example Silent does not say what it shows."],
  // Classes
  [strip, "k:bg-red-500", "The class `k:bg-red-500` is not defined in Kerf's stylesheet."],
  [tag, "nonsense", "The class `nonsense` is not defined in Kerf's stylesheet."],
  [strip, "k:dark:flex", "The class `k:dark:flex` is for one theme."],
  [strip, "k:pl-2", "The class `k:pl-2` sets padding-left, a physical direction."],
  [strip, "k:text-left", "The class `k:text-left` sets text-align, a physical direction."],
  [strip, "k:rounded-l-md", "The class `k:rounded-l-md` sets border-top-left-radius, a physical direction."],
  [strip, "k:ring-[#fff]", "The class `k:ring-[#fff]` uses a raw color, #fff."],
  [strip, "bg-[oklch", "The class `k:bg-[oklch(0.5_0.1_20)]` uses a raw color, oklch(0.5 0.1 20)."],
  [
    strip,
    "k:border-line ",
    'stripRecipe: `k:border-transparent` of base and `k:border-line` of tone "a" set the same properties; `k:border-transparent` wins because it sorts last.',
  ],
  [
    strip,
    "k:hover:bg-surface",
    'stripRecipe: `k:hover:bg-tint` of base and `k:hover:bg-surface` of tone "a" set the same properties; `k:hover:bg-tint` wins because it sorts last.',
  ],
  [
    strip,
    "k:gap-4",
    'stripRecipe: `k:gap-1` of size "a" and `k:gap-4` of gap "a" set the same properties; `k:gap-4` wins because it sorts last.',
  ],
  [
    strip,
    "k:gap-4",
    'stripRecipe: `k:gap-2` of size "b" and `k:gap-4` of gap "a" set the same properties; `k:gap-4` wins because it sorts last.',
  ],
  ["src/components/crash/crash.recipe.ts", "", "The recipe cannot be run: No document here."],
  // Guides
  [cardGuide, "", "The guide of Card suggests Card, the component itself."],
  [cardGuide, "", "The guide of Card suggests Sheet, an unknown component."],
  [cardGuide, "keyboard:", 'The guide of Card names "Any", which isn\'t a key.'],
  [cardGuide, "accessibility:", "The guide of Card has nothing under `accessibility`."],
  [cardGuide, "do: [", 'The guide of Card has a text under `do` that is not a sentence: "keep it short"'],
  [cardGuide, "dont:", 'The guide of Card names the check "eye", which does not exist.'],
  ["src/components/crash/crash.guide.ts", "", "crash.guide.ts exports no crashGuide."],
  // Folders
  ["src/components/wrong-name/index.ts", "", "The folder exports no WrongName."],
  ["src/index.ts", "", "The package does not export PrivateThing."],
  [
    "src/components/private-thing/private-thing.tsx",
    "export function",
    "PrivateThing takes props, but PrivateThing's index.ts exports no PrivateThingProps.",
  ],
];

test.each(expected)("%s, %s: %s", (file, text, what) => {
  expect(found()).toContain(`${project.line(file, text)} ${what}`);
});

test("a folder without index.ts is a gap", () => {
  expect(found()).toContain("src/components/empty:1 The folder has no index.ts.");
});

test("one run reports all gaps, and nothing else", () => {
  expect(gaps).toHaveLength(expected.length + 1);
});

test("each gap says how to fix it", () => {
  for (const { fix } of gaps) expect(fix).toMatch(/^[A-Z].* .*\.$/s);
});

test("the report has file, line, problem and fix", () => {
  expect(formatGaps(gaps.slice(0, 1))).toBe(`The catalog has 1 gap.

  src/components/card/card.examples.tsx:1
    The example data is not an exported function.
    Fix: Write it as \`export function data() { … }\`. If it is only a helper, don't export it.
`);
});

function found(): string[] {
  return gaps.map(({ file, line, what }) => `${file}:${line} ${what}`);
}
