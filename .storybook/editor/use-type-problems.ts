import { useEffect, useState } from "react";
import { check } from "./ask-typescript";
import type { TypeProblem } from "./questions";

/** How long nothing is typed before TypeScript is asked, in ms. */
const PAUSE = 250;

export interface Checked {
  /** Undefined until TypeScript has answered for the first time. */
  code?: string;
  problems: TypeProblem[];
  /** Why there is no answer. */
  error?: string;
}

/** The compiler's errors in a text, a moment after it was typed. */
export function useTypeProblems(code: string): Checked {
  const [checked, setChecked] = useState<Checked>({ problems: [] });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        check(code).then(
          (problems) => isCurrent && setChecked({ code, problems }),
          (error) => isCurrent && setChecked({ code, problems: [], error: String(error) }),
        ),
      PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);
  return checked;
}
