import { CircleAlertIcon, TriangleAlertIcon } from "lucide-react";
import type { Problem } from "./messages";

/** The errors and warnings about the code. A problem with a line number links to that line. */
export function ProblemList({
  name,
  problems,
  onGoTo,
}: {
  name: string;
  problems: readonly Problem[];
  onGoTo: (line: number) => void;
}) {
  return (
    <div className="border-line border-t empty:hidden" dir="ltr">
      {problems.length > 0 && (
        <ul aria-label={`Problems in ${name}`} className="flex max-h-48 flex-col overflow-auto py-1.5">
          {problems.map(({ message, line, isWarning }) => {
            const Icon = isWarning ? TriangleAlertIcon : CircleAlertIcon;
            return (
              <li key={`${line} ${message}`} className="flex items-start gap-2 px-3 py-1 text-sm">
                <Icon
                  aria-label={isWarning ? "Warning" : "Error"}
                  className={`mt-px size-4 shrink-0 ${isWarning ? "text-warning-ink" : "text-danger-ink"}`}
                />
                {line !== undefined && (
                  <button
                    type="button"
                    onClick={() => onGoTo(line)}
                    className="cursor-pointer whitespace-nowrap rounded-xs border-0 bg-transparent p-0 font-medium font-sans text-accent-ink text-sm underline underline-offset-2 outline-focus focus-visible:outline-2"
                  >
                    Line {line}
                  </button>
                )}
                <span className="min-w-0 whitespace-pre-wrap break-words">{message}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
