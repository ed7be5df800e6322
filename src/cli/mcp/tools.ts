import type { Catalog } from "../../catalog/types";
import { categories } from "../../catalog/types";
import { checkSource } from "../../check/check";
import { checkTree } from "../../render-tree";
import type { Results } from "../../search/engine";
import { CheckFailed, type Token } from "../command";
import { entryText, guideOf, propDetails } from "./entry";
import { examplesText } from "./examples";
import { listText, searchText } from "./find";
import { tokensText } from "./tokens";

/** The documents that the tools answer from. */
export interface Sources {
  catalog: Catalog;
  search(query: string): Results;
  guide(name: string): string | undefined;
  tokens(): Record<string, Token>;
}

type Given = Record<string, unknown>;

/** A tool of the server. */
interface Tool {
  name: string;
  description: string;
  /** The JSON Schemas of its arguments. */
  input: Record<string, object>;
  required: readonly string[];
  /**
   * The answer as Markdown.
   *
   * @throws {CheckFailed} for an unknown name. The message suggests similar names.
   */
  answer(given: Given, sources: Sources): string;
}

const text = (description: string) => ({ type: "string", description });
const name = text("A component or part, such as Button or Dialog.Title.");
const prop = text("Show only this prop, with the meaning of each value and the types that it names.");

export const tools: readonly Tool[] = [
  {
    name: "list",
    description: "Lists all components by category, each with its purpose.",
    input: { category: { type: "string", enum: categories, description: "List only this category." } },
    required: [],
    answer: ({ category }, { catalog }) => listText(catalog, category as string | undefined),
  },
  {
    name: "search",
    description:
      "Finds components, guides and patterns by purpose, name, other libraries' names, parts and props. Says what Kerf doesn't have.",
    input: { query: text("A few words or a question, such as `modal` or `validate a form`.") },
    required: ["query"],
    answer: ({ query }, { search }) => searchText(search(String(query)), String(query)),
  },
  {
    name: "component",
    description:
      "Shows how to use a component: import, props with types and defaults, parts, and a short example.",
    input: { name, prop },
    required: ["name"],
    answer: show,
  },
  {
    name: "part",
    description: "Shows the props of a part of a component, and a short example.",
    input: { name: text("The part, such as Dialog.Title."), prop },
    required: ["name"],
    answer: show,
  },
  {
    name: "examples",
    description: "Shows complete examples of a component or part.",
    input: { name, example: text("The name of one example. Otherwise the shortest ones are shown.") },
    required: ["name"],
    answer: ({ name, example }, { catalog }) =>
      examplesText(catalog, String(name), example as string | undefined),
  },
  {
    name: "guide",
    description:
      "Shows a guide, such as Forms or Theming. For a component: when to use it or another one, its keyboard, accessibility, do and don't.",
    input: { name: text("A guide, such as Forms, or a component or part.") },
    required: ["name"],
    answer: ({ name }, { catalog, guide }) => guide(String(name)) ?? guideOf(catalog, String(name)),
  },
  {
    name: "tokens",
    description: "Shows design tokens: CSS custom properties with values and purposes.",
    input: {
      query: text("Words of the name or purpose, such as `danger` or `radius`. Otherwise all names."),
    },
    required: [],
    answer: ({ query }, { tokens }) => tokensText(tokens(), query as string | undefined),
  },
  {
    name: "check",
    description:
      "Checks JSX code or a JSON tree against the catalog. Lists each problem with its place and fix.",
    input: {
      code: text("A complete file or a JSX expression. Names that it doesn't import count as components."),
      tree: { type: "object", description: "A tree for `renderTree`: `root` and `nodes`." },
    },
    required: [],
    answer: check,
  },
];

function show({ name, prop }: Given, { catalog }: Sources): string {
  return prop === undefined
    ? entryText(catalog, String(name))
    : propDetails(catalog, String(name), String(prop));
}

function check({ code, tree }: Given, { catalog }: Sources): string {
  if ((code === undefined) === (tree === undefined)) throw new CheckFailed("Pass either `code` or `tree`.");
  const lines =
    code === undefined
      ? checkTree(tree, catalog).map(({ path, message }) => `- ${path || "The tree"} ${message}`)
      : checkSource(String(code), catalog, { complete: true }).map(
          ({ line, column, message }) => `- ${line}:${column} ${message}`,
        );
  return lines.length === 0 ? "No problems." : lines.join("\n");
}
