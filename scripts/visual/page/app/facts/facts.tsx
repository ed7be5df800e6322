import { Badge, Text } from "@kerf/react";
import type { ReactNode } from "react";
import { type DiffLine, diffLines } from "../../../../lib/diff-lines";
import type { Group } from "../../../report/groups/groups";
import type { Cause, Change, Report, Source, StoryFacts } from "../../../report/model";
import { Causes, OriginBadge } from "./causes";
import { Comment } from "./comment";

/** The number of causes shown at first. The tokens of a family often change together. */
const MOST_CAUSES = 4;

interface FactsProps {
  report: Report;
  change: Change;
  /** The group of the change, if it is in one. */
  group: Group | undefined;
  comment: string;
  onComment: (key: string, text: string) => void;
}

/** The facts next to a story's pictures: why it may look different, and what else changed. */
export function Facts({ report, change, group, comment, onComment }: FactsProps) {
  const facts = report.facts[change.storyId];
  if (!facts) return null;
  const { failures, tree, catalog, sources } = facts;
  const [likely, others] = causesOf(facts, report, group);
  return (
    <aside className="facts" aria-label="Details">
      <Comment key={change.key} change={change} text={comment} onSave={onComment} />
      <Section
        title="Cause"
        count={likely.length + others.length}
        none="No token or recipe value that the story uses has changed since its baseline."
      >
        <Causes causes={likely} />
        {others.length > 0 && (
          <details className="source">
            <summary>{others.length} more</summary>
            <Causes causes={others} />
          </details>
        )}
      </Section>
      <Section
        title="Source files"
        count={sources.length}
        none="No file that the story uses has changed since its baseline."
      >
        {sources.map((source) => (
          <SourceFile
            key={source.file}
            source={source}
            patch={source.patch && report.patches[source.patch]}
          />
        ))}
      </Section>
      <Section title="Screen reader" count={tree ? 1 : 0} none="Accessibility tree unchanged.">
        {tree && change.mode !== "tree" && <TreeDifference {...tree} />}
        {tree && change.mode === "tree" && <Text variant="secondary">Shown on the left.</Text>}
      </Section>
      <Section title="Checks" count={failures.length} none="No axe, test or console errors.">
        {failures.map(({ layer, message }) => (
          <div key={`${layer} ${message}`} className="fact">
            <Badge variant="error">{layer}</Badge>
            <pre>{message}</pre>
          </div>
        ))}
      </Section>
      <Section title="Catalog" count={catalog.length} none="No catalog changes.">
        {catalog.map(({ subject, level, text }) => (
          <div key={`${subject} ${text}`} className="fact">
            <Badge variant={level === "major" ? "error" : level === "minor" ? "info" : "neutral"}>
              {level}
            </Badge>
            <span>
              <code>{subject}</code> {text}
            </span>
          </div>
        ))}
      </Section>
    </aside>
  );
}

/** The causes that explain the group, or the latest ones if none does, and all other causes. */
function causesOf(
  { causes }: StoryFacts,
  report: Report,
  group: Group | undefined,
): [likely: Cause[], others: Cause[]] {
  const all = causes.flatMap((name) => report.causes[name] ?? []);
  const explains = ({ name }: Cause) => group?.causes.includes(name) ?? false;
  const inOrder = [...all.filter(explains), ...all.filter((cause) => !explains(cause))];
  const shown = Math.min(MOST_CAUSES, all.filter(explains).length || MOST_CAUSES);
  return [inOrder.slice(0, shown), inOrder.slice(shown)];
}

interface SectionProps {
  title: string;
  count: number;
  none: string;
  children: ReactNode;
}

function Section({ title, count, none, children }: SectionProps) {
  return (
    <section className="facts-section">
      <h3>
        {title} {count > 0 && <span className="muted">{count}</span>}
      </h3>
      {count === 0 ? <p className="muted">{none}</p> : children}
    </section>
  );
}

/** The old and new accessibility tree. */
export function TreeDifference({ before, after }: { before: string; after: string }) {
  return <Lines lines={diffLines(before, after)} />;
}

function SourceFile({ source: { file, way, origin }, patch }: { source: Source; patch: string | undefined }) {
  const [, ...rest] = way;
  return (
    <details className="source">
      <summary>
        <code>{file}</code> <OriginBadge origin={origin} />
      </summary>
      <p className="muted way">
        {rest.length > 0 ? `← ${rest.map(shortened).join(" ← ")}` : "The story's own file."}
      </p>
      {patch ? (
        <Lines lines={patchLines(patch)} />
      ) : (
        <p className="muted">The diff is too long for this page.</p>
      )}
    </details>
  );
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

function shortened(file: string): string {
  return file.split("/").slice(-2).join("/");
}
