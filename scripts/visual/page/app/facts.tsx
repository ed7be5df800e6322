import { Badge } from "@kerf/react";
import type { ReactNode } from "react";
import { type DiffLine, diffLines } from "../../../lib/diff-lines";
import type { Group } from "../../report/groups";
import type { Change, Origin, Report, Source, TokenChange } from "../../report/report-format";

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
    <aside className="facts" aria-label="Details">
      <Section title="Changed tokens" count={report.tokens.length} none="No design token has changed.">
        <Tokens tokens={report.tokens.filter(explains)} />
        {others.length > 0 && (
          <details className="source">
            <summary>{others.length} that don't explain this difference</summary>
            <Tokens tokens={others} />
          </details>
        )}
      </Section>
      <Section
        title="Source files"
        count={sources.length}
        none="No file that the story depends on has changed on this branch."
      >
        {sources.map((source) => (
          <SourceFile key={source.file} source={source} patch={report.patches[source.file]} />
        ))}
      </Section>
      <Section title="Screen reader" count={tree ? 1 : 0} none="Accessibility tree unchanged.">
        {tree &&
          (change.mode === "tree" ? (
            <p className="muted">Shown on the left.</p>
          ) : (
            <TreeDifference {...tree} />
          ))}
      </Section>
      <Section title="Checks" count={failures.length} none="No axe, test or console errors.">
        {failures.map(({ kind, message }) => (
          <div key={`${kind} ${message}`} className="fact">
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
    <section>
      <h3>
        {title} {count > 0 && <span className="muted">{count}</span>}
      </h3>
      {count === 0 ? <p className="muted">{none}</p> : children}
    </section>
  );
}

function Tokens({ tokens }: { tokens: readonly TokenChange[] }) {
  return tokens.map(({ name, values }) => (
    <div key={name} className="token">
      <code>{name}</code>
      {values.map(({ before, after }) => (
        <div key={`${before} ${after}`}>
          <del>{before}</del>
          <ins>{after}</ins>
        </div>
      ))}
    </div>
  ));
}

const origins: Record<Origin, "warning" | "info"> = { uncommitted: "warning", branch: "info" };

function SourceFile({
  source: { file, chain, origin },
  patch,
}: {
  source: Source;
  patch: string | undefined;
}) {
  const [, ...rest] = chain.map((each) => each.split("/").slice(-2).join("/"));
  return (
    <details className="source">
      <summary>
        <code>{file}</code> <Badge variant={origins[origin]}>{origin}</Badge>
      </summary>
      <p className="muted chain">{rest.length > 0 ? `← ${rest.join(" ← ")}` : "The story's own file."}</p>
      {patch ? <Lines lines={patchLines(patch)} /> : <p className="muted">New, or too long for this page.</p>}
    </details>
  );
}

/** The old and new accessibility tree. */
export function TreeDifference({ before = "", after }: { before?: string; after: string }) {
  return <Lines lines={diffLines(before, after)} />;
}

function Lines({ lines }: { lines: DiffLine[] }) {
  return (
    <pre className="lines">
      {lines.map(({ mark, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and never move.
        <span key={index} data-mark={mark === " " ? undefined : mark}>
          {mark} {text}
          {"\n"}
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
    .map((line) => ({ mark: line[0] === "+" || line[0] === "-" ? line[0] : " ", text: line.slice(1) }));
}
