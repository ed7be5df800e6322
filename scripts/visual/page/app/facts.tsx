import { Text } from "@kerf/react";
import type { ReactNode } from "react";
import { type DiffLine, diffLines } from "../../../lib/diff-lines";
import type { Group } from "../../report/groups";
import type { Change, Report, TokenChange } from "../../report/report-format";

interface FactsProps {
  report: Report;
  change: Change;
  /** The group of the change, if it is in one. */
  group: Group | undefined;
}

/** The facts next to a story's pictures: why it may differ, and what else changed. */
export function Facts({ report, change, group }: FactsProps) {
  const { sources = [] } = report.facts[change.storyId] ?? {};
  const explains = ({ name }: TokenChange) => (group?.tokens.includes(name) ? 0 : 1);
  const tokens = [...report.tokens].sort((one, other) => explains(one) - explains(other));
  return (
    <aside
      className="k:flex k:flex-col k:gap-5 k:overflow-y-auto k:border-s k:bg-surface k:p-4 k:max-md:hidden k:max-xl:col-span-full k:max-xl:max-h-56 k:max-xl:border-t"
      aria-label="Details"
    >
      <Section title="Changed tokens" count={tokens.length}>
        {tokens.map(({ name, values }) => (
          <div key={name}>
            <code>{name}</code>
            <Lines
              lines={values.flatMap(({ before, after }): DiffLine[] => [
                { mark: "-", text: before },
                { mark: "+", text: after },
              ])}
            />
          </div>
        ))}
      </Section>
      <Section title="Source files" count={sources.length}>
        {sources.map((file) => (
          <code key={file} className="k:break-all">
            {file}
          </code>
        ))}
      </Section>
    </aside>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section className="k:grid k:gap-2">
      <Text variant="body" as="h3" bold>
        {title}: {count || "none"}
      </Text>
      {children}
    </section>
  );
}

/** The old and new accessibility tree. */
export function TreeDifference({ before = "", after }: { before?: string; after: string }) {
  return <Lines lines={diffLines(before, after)} />;
}

const colors = {
  "+": "k:bg-success-tint k:text-success-ink",
  "-": "k:bg-danger-tint k:text-danger-ink",
  " ": "",
};

function Lines({ lines }: { lines: DiffLine[] }) {
  if (lines.length === 0) return null;
  return (
    <pre className="k:my-1 k:rounded-sm k:border k:bg-recessed k:py-1">
      {lines.map(({ mark, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and never move.
        <span key={index} className={`k:block k:px-2 ${colors[mark]}`}>
          {mark} {text}
        </span>
      ))}
    </pre>
  );
}
