import type { ReactNode } from "react";
import type { Problem } from "../catalog/shape";

/** A place that names another node. */
export interface Reference {
  id: string;
  /** Where it stands. */
  path: string;
}

/** What was read of a value: what is wrong with it, which nodes it names, and what a component is given of it. */
export interface Reading {
  problems: readonly Problem[];
  references: readonly Reference[];
  make(render: (id: string) => ReactNode): unknown;
}

/** A node whose props and children are read. */
export interface ReadNode {
  /** The component's or part's public name. */
  type: string;
  /** The components that it must be used inside; empty if it works anywhere. */
  within: readonly string[];
  /** What it is to those inside of it. */
  roles: readonly string[];
  props: Reading;
  contents: Reading;
}

/** A value that goes to the component as it is. */
export function asIs(value: unknown): Reading {
  return { problems: [], references: [], make: () => value };
}

/** Another node of the tree. */
export function nodeAt(id: string, path: string): Reading {
  return { problems: [], references: [{ id, path }], make: (render) => render(id) };
}

/** A value that is refused. */
export function refused(path: string, message: string): Reading {
  return { problems: [{ path, message }], references: [], make: () => undefined };
}

/** Several values, made into one. */
export function combined(readings: readonly Reading[], make: (values: unknown[]) => unknown): Reading {
  return {
    problems: readings.flatMap(({ problems }) => problems),
    references: readings.flatMap(({ references }) => references),
    make: (render) => make(readings.map((reading) => reading.make(render))),
  };
}
