import type { ReactNode } from "react";
import type { Problem } from "../catalog/problems";

/** A position that refers to another node. */
export interface Reference {
  id: string;
  /** The place of the reference. */
  path: string;
}

/** The result of reading a value: its problems, the nodes that it refers to, and the value for the component. */
export interface Reading {
  problems: readonly Problem[];
  references: readonly Reference[];
  make(render: (id: string) => ReactNode): unknown;
}

/** A node with its props and children read. */
export interface ReadNode {
  /** The component's or part's public name. */
  type: string;
  /** The components that it must be used inside. Empty if it works anywhere. */
  within: readonly string[];
  /** The names of required parents that it satisfies for the nodes inside it. */
  roles: readonly string[];
  props: Reading;
  contents: Reading;
}

/** A value that is passed to the component unchanged. */
export function asIs(value: unknown): Reading {
  return { problems: [], references: [], make: () => value };
}

/** Another node of the tree. */
export function nodeAt(id: string, path: string): Reading {
  return { problems: [], references: [{ id, path }], make: (render) => render(id) };
}

/** A refused value. */
export function refused(path: string, message: string): Reading {
  return { problems: [{ path, message }], references: [], make: () => undefined };
}

/** Several values combined into one. */
export function combined(readings: readonly Reading[], make: (values: unknown[]) => unknown): Reading {
  return {
    problems: readings.flatMap(({ problems }) => problems),
    references: readings.flatMap(({ references }) => references),
    make: (render) => make(readings.map((reading) => reading.make(render))),
  };
}
