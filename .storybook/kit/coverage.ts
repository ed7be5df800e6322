import type { Catalog, PropDescriptor } from "../../src/catalog/types";

/** The cells and examples that the stories show. The kit's grids mark their cells. */
export interface Shown {
  /** Such as `Button.variant=primary`. */
  cells: ReadonlySet<string>;
  /** Such as `Button/SaveAndCancel`. */
  examples: ReadonlySet<string>;
}

/** Every value and example of the catalog that no story shows, by name. */
export function missing(catalog: Catalog, shown: Shown): string[] {
  return Object.values(catalog.components).flatMap((component) =>
    [
      ...cellsOf(component.name, component.props),
      ...Object.entries(component.subComponents ?? {}).flatMap(([part, { props }]) =>
        cellsOf(`${component.name}.${part}`, props),
      ),
    ]
      .filter((cell) => !shown.cells.has(cell))
      .concat(
        component.examples
          .map((snippet) => `${component.name}/${exampleName(snippet)}`)
          .filter((example) => !shown.examples.has(example)),
      ),
  );
}

/** The marks in a story's markup. Grids write one on each specimen, with several values separated by spaces. */
export function cellsIn(markup: string): string[] {
  return [...markup.matchAll(/data-specimen="([^"]*)"/g)].flatMap(([, marks = ""]) => marks.split(" "));
}

function cellsOf(name: string, props: Record<string, PropDescriptor>): string[] {
  return Object.entries(props).flatMap(([prop, { values = [] }]) =>
    values.map((value) => `${name}.${prop}=${value}`),
  );
}

function exampleName(snippet: string): string | undefined {
  return /export function (\w+)\(/.exec(snippet)?.[1];
}
