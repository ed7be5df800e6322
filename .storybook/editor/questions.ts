/** A question to TypeScript about a text. `id` is a number that the answer repeats. */
export interface Question {
  id: number;
  kind: "check" | "complete" | "describe";
  text: string;
  /** The place in the text. */
  at?: number;
  /** The option to describe. */
  name?: string;
}

export type Answer = { id: number } & ({ result: unknown } | { error: string });

/** An error of the compiler. */
export interface TypeProblem {
  from: number;
  to: number;
  /** Counted from 1. */
  line: number;
  message: string;
  isSyntax: boolean;
}

/** A completion. */
export interface Option {
  name: string;
  sortText: string;
  /** The start of the text that it replaces, if TypeScript knows that. */
  from: number | undefined;
}
