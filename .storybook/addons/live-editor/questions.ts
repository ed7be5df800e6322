/** A question to TypeScript about a text. The answer has the same `id`. */
export interface Question {
  id: number;
  kind: "check" | "complete" | "describe";
  text: string;
  /** The position in the text. */
  at?: number;
  /** The option to describe. */
  name?: string;
}

export type Answer = { id: number } & ({ result: unknown } | { error: string });

/** A compiler error. */
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
  /** The start of the text that the completion replaces, if TypeScript returns one. */
  from: number | undefined;
}
