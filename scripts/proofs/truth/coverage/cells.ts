import { type Catalog, entriesOf, type PropDescriptor } from "../../../../src/catalog";

/** Something visible about a component, which must be covered. */
export interface Cell {
  /** The component's name, also of a cell of one of its parts. */
  component: string;
  /** As the page names it: `Button.variant=primary`, `Button.variant=primary:hover`, `Button:hover`. */
  name: string;
}

/**
 * States of something that moves: they are over before a picture is taken. That they come and go is for play functions
 * and for the check of leaks.
 */
const passing = new Set(["data-starting-style", "data-ending-style", "data-swiping", "data-swipe-direction"]);

/** Every value, every state, and every state that a value looks different in, as the catalog declares them. */
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
