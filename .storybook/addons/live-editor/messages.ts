/** An error or a warning about the edited code. */
export interface Problem {
  message: string;
  /** Counted from 1. */
  line?: number;
  /** Whether the code works despite the problem. */
  isWarning?: boolean;
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

/** A message from the frame to the page, with the values that changed. */
export interface FromFrame {
  /** The modules of the packages that code may import, by package. Sent once, when the frame is ready. */
  packages?: Record<string, string[]>;
  isRendered?: boolean;
  height?: number;
  problems?: Problem[];
}

/** A question to TypeScript about a text. A completion has a position. */
export type Question = { text: string } & ({ kind: "check" } | { kind: "complete"; at: number });

export type Answer = { result: unknown } | { error: string };

/** A compiler error. */
export interface TypeProblem extends Problem {
  from: number;
  to: number;
}

/** A completion. */
export interface Option {
  name: string;
  sortText: string;
  /** The start of the text that the completion replaces, if TypeScript returns one. */
  from: number | undefined;
}
