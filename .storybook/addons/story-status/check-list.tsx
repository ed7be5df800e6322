import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleX from "lucide-react/icons/circle-x";
import History from "lucide-react/icons/history";
import LoaderCircle from "lucide-react/icons/loader-circle";
import * as React from "react";
import { checks, type Outcome, type Verdict } from "./protocol";
import { titles } from "./statuses";

const icons: Record<Outcome, LucideIcon> = {
  passed: CircleCheck,
  failed: CircleX,
  running: LoaderCircle,
  outdated: History,
  unknown: CircleDashed,
};

const words: Record<Outcome, string> = {
  passed: "passed",
  failed: "failed",
  running: "running",
  outdated: "outdated",
  unknown: "not checked",
};

/** The result of each check. Screen readers announce a change. */
export function CheckList({ verdict }: { verdict: Verdict | undefined }) {
  return (
    <dl className="kerf-verdict-checks" aria-live="polite">
      {checks.map((check) => {
        const { outcome, text } = verdict?.checks[check] ?? {
          outcome: "unknown" as const,
          text: "Not run yet.",
        };
        const Icon = icons[outcome];
        return (
          <div key={check} data-outcome={outcome}>
            <Icon size={16} aria-label={words[outcome]} role="img" />
            <dt>{titles[check]}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
