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
