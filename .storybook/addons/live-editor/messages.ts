/** An error or a warning about the edited code. */
export interface Problem {
  message: string;
  /** Counted from 1. */
  line?: number;
  /** Whether the code works despite the problem. */
  isWarning: boolean;
  /** Whether the code can't be compiled. */
  isSyntax?: boolean;
}

/** A message from the page to the frame, with the values that changed. */
export interface ToFrame {
  globals?: Record<string, unknown>;
  /** Whether the example is only as wide as its content instead of filling the frame. */
  fits?: boolean;
  packages?: readonly string[];
  code?: string;
}

/** A message from the frame to the page. */
export type FromFrame =
  | { type: "ready"; packages: Record<string, string[]> }
  | { type: "rendered" }
  | { type: "height"; height: number }
  | { type: "problems"; problems: Problem[] };

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
