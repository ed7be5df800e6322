/** Shows that the check of the catalog reports a wrong fact of each kind. */
import { beforeAll, expect, test } from "vitest";
import { type Catalog, readCatalog } from "../../../src/catalog/catalog";
import document from "../../../src/catalog/catalog.json";
import type { ComponentDescriptor, PropDescriptor } from "../../../src/catalog/types";
import { codeFacts } from "../catalog-conformance/code-facts";

const sound = readCatalog(document);
const button = sound.components.Button as ComponentDescriptor;

/** The catalog of Button alone, with changes. */
function withButton(change: Partial<ComponentDescriptor>): Catalog {
  return { ...sound, components: { Button: { ...button, ...change } } };
}

function changed(name: string, change: Partial<PropDescriptor>): Record<string, PropDescriptor> {
  return { [name]: { ...button.props[name], ...change } as PropDescriptor };
}

async function problemsOf(catalog: Catalog): Promise<string[]> {
  const facts = await codeFacts(catalog);
  // The other components are left out on purpose.
  return facts.flatMap(({ kind, subject, problem }) =>
    problem && kind !== "components" ? [`${kind} ${subject}: ${problem}`] : [],
  );
}

let problems: string[];
beforeAll(async () => {
  problems = await problemsOf(
    withButton({
      props: {
        ...button.props,
        ...changed("variant", { values: ["primary", "huge"] }),
        ...changed("size", { default: "huge", optional: false }),
        ...changed("loading", { type: "string" }),
        ...changed("weight", { type: "string", description: "How heavy its text is." }),
      },
    }),
  );
});

test("a catalog without faults has no problems", async () => {
  expect(await problemsOf(withButton({}))).toEqual([]);
});

test.each([
  ["a type", /^type Button\.loading: the code allows more than/],
  ["a value", /^values Button\.variant: the code allows more than/],
  ["a default", /^default Button\.size: the code does not allow "huge"/],
  ["a required prop", /^required Button\.size: the code does not require it/],
  ["a prop that doesn't exist", /^type Button\.weight: the code does not allow all of/],
])("reports %s that is wrong", (_, problem) => {
  expect(problems).toContainEqual(expect.stringMatching(problem));
});
