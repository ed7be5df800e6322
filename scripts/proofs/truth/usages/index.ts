import { entriesOf } from "../../../../src/catalog/find";
import { typeOf } from "../../../../src/catalog/type/resolve";
import type { Catalog, CombinedProp, PropDescriptor } from "../../../../src/catalog/types";
import { givenFor, Values } from "./values";

/** A module that uses every prop of a component or part. */
export interface Usages {
  /** The component or part. */
  subject: string;
  code: string;
  /** The props that the catalog doesn't say enough about to write a value. */
  unwritten: string[];
}

/**
 * Code that uses each prop of each part with each kind of value that the catalog lists. It is written from the catalog
 * alone.
 */
export function usagesOf(catalog: Catalog): Usages[] {
  return entriesOf(catalog).map(({ name, component, part }) => {
    const { props, generics, combinations = [{}] } = part ?? component;
    const values = new Values(catalog.types ?? {}, givenFor(generics));
    const written = Object.entries(props).map(([prop, descriptor]) => {
      const possible = combinations.filter((each) => !(prop in each) || each[prop]?.type !== undefined);
      // A prop that is the same in all combinations is used only in the first.
      const used = possible.filter((each, index) => prop in each || index === 0);
      const lines = used.flatMap((combination) =>
        values
          .all(combination[prop]?.type ?? typeOf(descriptor))
          .map((value) => element(name, { ...requiredIn(combination, props, values), [prop]: value })),
      );
      return { prop, lines };
    });
    const lines = new Set(written.flatMap((each) => each.lines.map((line) => `  ${line},\n`)));
    return {
      subject: name,
      code: `import { ${component.name} } from "${component.importPath}";\n\nexport const usages = [\n${[...lines].join("")}];\n`,
      unwritten: written.flatMap(({ prop, lines }) => (lines.length === 0 ? [prop] : [])),
    };
  });
}

function requiredIn(
  combination: Record<string, CombinedProp>,
  props: Record<string, PropDescriptor>,
  values: Values,
): Record<string, string> {
  const required = Object.entries(props).filter(([prop, descriptor]) =>
    prop in combination ? combination[prop]?.required : descriptor.required,
  );
  return Object.fromEntries(
    required.flatMap(([prop, descriptor]) =>
      values
        .all(combination[prop]?.type ?? typeOf(descriptor))
        .slice(-1)
        .map((value) => [prop, value]),
    ),
  );
}

function element(name: string, props: Record<string, string>): string {
  const attributes = Object.entries(props).map(([prop, value]) => `${prop}={${value}}`);
  return `<${[name, ...attributes].join(" ")} />`;
}
