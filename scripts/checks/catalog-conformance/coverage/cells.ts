import { type Catalog, entriesOf, type PropDescriptor } from "../../../../src/catalog";

/** A visible value or state of a component, which must be covered. */
export interface Cell {
  /** The component's name, also for a cell of one of its parts. */
  component: string;
  /** The name on the page: `Button.variant=primary`, `Button.variant=primary:hover`, `Button:hover`. */
  name: string;
}

/**
 * States of animations, which end before a picture is taken. Play functions and the check of leaks test that
 * they begin and end.
 */
const passing = new Set(["data-starting-style", "data-ending-style", "data-swiping", "data-swipe-direction"]);

/** Every value and state that the catalog declares, and every state in which a value looks different. */
export function cellsOf(catalog: Catalog): Cell[] {
  const values = entriesOf(catalog).flatMap(({ name, component, part }) =>
    Object.entries((part ?? component).props).flatMap(([prop, descriptor]) =>
      valueCells(`${name}.${prop}`, descriptor).map((cell) => ({ component: component.name, name: cell })),
    ),
  );
  const states = Object.values(catalog.components).flatMap(({ name, styling }) =>
    (styling?.states ?? []).map((state) => ({ component: name, name: `${name}:${state}`, state })),
  );
  return [
    ...values,
    ...states.filter(({ state }) => !passing.has(state)).map(({ component, name }) => ({ component, name })),
  ];
}

function valueCells(prop: string, { values, stateClasses = {} }: PropDescriptor): string[] {
  return (values ?? []).flatMap((value) => [
    `${prop}=${value}`,
    ...Object.keys(stateClasses[value] ?? {}).map((state) => `${prop}=${value}:${state}`),
  ]);
}
