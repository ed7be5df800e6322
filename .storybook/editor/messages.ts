/** An error or a warning about the edited code. */
export interface Problem {
  message: string;
  /** Counted from 1. */
  line?: number;
  /** Whether the code works nevertheless. */
  isWarning: boolean;
  /** Whether the code can't be compiled. */
  isSyntax?: boolean;
}

/** From the page to the frame: everything that changed. */
export interface ToFrame {
  globals?: Record<string, unknown>;
  /** Whether the example is as wide as it needs, rather than as wide as the frame. */
  fits?: boolean;
  packages?: readonly string[];
  code?: string;
}

/** From the frame to the page. */
export type FromFrame =
  | { type: "ready"; packages: Record<string, string[]> }
  | { type: "rendered" }
  | { type: "height"; height: number }
  | { type: "problems"; problems: Problem[] };
