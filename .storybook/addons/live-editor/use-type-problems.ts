import { useEffect, useState } from "react";
import { check } from "./ask-typescript";
import type { TypeProblem } from "./questions";

/** The delay between the last keystroke and the check by TypeScript, in ms. */
const PAUSE = 250;

export interface Checked {
  /** The code that was checked. Undefined until TypeScript's first answer. */
  code?: string;
  problems: TypeProblem[];
  /** The error, if TypeScript couldn't check the code. */
  error?: string;
}

/** The compiler's errors in the code, updated shortly after typing stops. */
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
