import { Badge, Text } from "@kerf/react";
import type { ReactNode } from "react";
import { type DiffLine, diffLines } from "../../../lib/diff-lines";
import type { Group } from "../../report/groups";
import type { Change, Report, Source, TokenChange } from "../../report/report-format";

interface FactsProps {
  report: Report;
  change: Change;
  /** The group of the change, if it is in one. */
  group: Group | undefined;
}

/** The facts next to a story's pictures: why it may differ, and what else changed. */
export function Facts({ report, change, group }: FactsProps) {
  const facts = report.facts[change.storyId];
  if (!facts) return null;
  const { failures, sources } = facts;
  const tree = report.changes.find(({ key }) => key === `${change.storyId}/tree`)?.tree;
  const explains = ({ name }: TokenChange) => group?.tokens.includes(name) ?? false;
  const others = report.tokens.filter((token) => !explains(token));
  return (
    <aside
      className="k:flex k:flex-col k:gap-5 k:overflow-y-auto k:border-s k:bg-surface k:p-4 k:max-md:hidden k:max-xl:col-span-full k:max-xl:max-h-56 k:max-xl:border-t"
      aria-label="Details"
    >
      <Section title="Changed tokens" count={report.tokens.length} none="No design token has changed.">
        <Tokens tokens={report.tokens.filter(explains)} />
        {others.length > 0 && (
          <details>
            <summary>{others.length} that don't explain this difference</summary>
            <Tokens tokens={others} />
          </details>
        )}
      </Section>
      <Section
        title="Source files"
        count={sources.length}
        none="No file that the story depends on has changed."
      >
        {sources.map((source) => (
          <SourceFile key={source.file} source={source} patch={report.patches[source.file]} />
        ))}
      </Section>
      <Section title="Screen reader" count={tree ? 1 : 0} none="Accessibility tree unchanged.">
        {tree && (change.mode === "tree" ? <Muted>Shown on the left.</Muted> : <TreeDifference {...tree} />)}
      </Section>
      <Section title="Checks" count={failures.length} none="No axe, test or console errors.">
        {failures.map(({ kind, message }) => (
          <div key={`${kind} ${message}`} className="k:flex k:items-baseline k:gap-2">
            <Badge variant="error">{kind}</Badge>
            <pre>{message}</pre>
          </div>
        ))}
      </Section>
    </aside>
  );
}

interface SectionProps {
  title: string;
  count: number;
  none: string;
  children: ReactNode;
}

function Section({ title, count, none, children }: SectionProps) {
  return (
    <section className="k:grid k:gap-2">
      <Text variant="body" as="h3" bold>
        {title} {count || ""}
      </Text>
      {count === 0 ? <Muted>{none}</Muted> : children}
    </section>
  );
}

function Muted({ children }: { children: ReactNode }) {
  return <p className="k:wrap-anywhere k:text-ink-muted">{children}</p>;
}

function Tokens({ tokens }: { tokens: readonly TokenChange[] }) {
  return tokens.map(({ name, values }) => (
    <div key={name}>
      <code>{name}</code>
      {values.map(({ before, after }) => (
        <Lines
          key={`${before} ${after}`}
          lines={[
            { mark: "-", text: before },
            { mark: "+", text: after },
          ]}
        />
      ))}
    </div>
  ));
}

function SourceFile({ source, patch }: { source: Source; patch: string | undefined }) {
  const { file, chain, origin } = source;
  const [, ...rest] = chain.map((each) => each.split("/").slice(-2).join("/"));
  return (
    <details>
      <summary>
        <code className="k:break-all">{file}</code>{" "}
        <Badge variant={origin === "uncommitted" ? "warning" : "info"}>{origin}</Badge>
      </summary>
      <Muted>{rest.length > 0 ? `Imported by ${rest.join(", then ")}.` : "The story's own file."}</Muted>
      {patch ? <Lines lines={patchLines(patch)} /> : <Muted>New, or too long for this page.</Muted>}
    </details>
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

/** The lines of a git diff, without its header. */
function patchLines(patch: string): DiffLine[] {
  const lines = patch.split("\n");
  return lines
    .slice(lines.findIndex((line) => line.startsWith("@@")))
    .filter((line) => line !== "")
    .map((line) => {
      const mark = line[0] === "+" || line[0] === "-" ? line[0] : " ";
      return { mark, text: line.startsWith("@@") ? line : line.slice(1) };
    });
}
