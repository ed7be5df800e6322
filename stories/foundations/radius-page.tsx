import { useState } from "react";
import { Slider } from "../../src/components/slider";
import { radii, type ScaleToken } from "../../src/theme/shape";
import { CopyName, Mono, Page, Section } from "../page/story-pages";
import { pxOf } from "./px-of";

const steps = Object.entries<ScaleToken>(radii);
const nested = steps.filter(([, { value }]) => pxOf(value) < 100);

/** The corner radii with their uses, and the rule for nested corners. */
export function RadiusPage() {
  return (
    <Page title="Radius" lead="Larger elements have larger corner radii.">
      <Section title="Steps">
        <ul className="m-0 grid list-none gap-6 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(([name, token]) => (
            <li key={name} className="flex min-w-0 items-center gap-4">
              <span
                className="size-20 shrink-0 border border-line-strong bg-surface"
                style={{ borderRadius: `var(--kerf-radius-${name})` }}
              />
              <div className="min-w-0 flex-1">
                <CopyName text={`var(--kerf-radius-${name})`}>{`radius-${name}`}</CopyName>
                <p className="m-0 text-sm tabular-nums">{pxOf(token.value)}px</p>
                <p className="m-0 text-ink-muted text-sm">{token.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Concentric"
        lead={
          <>
            Nested corners share a center: <Mono>outer = inner + gap</Mono>. Then the gap is as wide in the
            corner as along the edges.
          </>
        }
      >
        <Concentric />
      </Section>
    </Page>
  );
}

/** Nested corners with and without the rule. People can change the gap. */
function Concentric() {
  const [gap, setGap] = useState(8);
  return (
    <div className="grid gap-6">
      <div className="max-w-80">
        <Slider label="Gap in px" min={2} max={16} showValue value={gap} onValueChange={setGap} />
      </div>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Nest title="Concentric" gap={gap} outer={(inner) => `calc(${inner} + ${gap}px)`} />
        <Nest title="All the same" gap={gap} outer={(inner) => inner} isWrong />
      </div>
    </div>
  );
}

interface NestProps {
  title: string;
  gap: number;
  outer: (inner: string) => string;
  isWrong?: boolean;
}

function Nest({ title, gap, outer, isWrong }: NestProps) {
  return (
    <figure className="m-0">
      <div className="grid grid-cols-3 gap-4">
        {nested.slice(1).map(([name, { value }]) => (
          <span
            key={name}
            className={`block h-28 border bg-recessed ${isWrong ? "border-danger-line" : "border-line-strong"}`}
            style={{ padding: gap, borderRadius: outer(value) }}
          >
            <span
              className={`block h-full border bg-surface ${isWrong ? "border-danger-line" : "border-line-strong"}`}
              style={{ borderRadius: value }}
            />
          </span>
        ))}
      </div>
      <figcaption className="mt-2 text-ink-muted text-sm">{title}</figcaption>
    </figure>
  );
}
