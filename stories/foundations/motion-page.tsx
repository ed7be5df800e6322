import { Button, Loader } from "@kerf/react";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Prose } from "#docs/prose";
import { animations, durations, easings } from "../../src/theme/motion";
import type { ScaleToken } from "../../src/theme/shape";
import { CopyName, Mono, Page, Section } from "../page/story-pages";

/** Each duration at its real speed, and each easing over one second. A press on a row plays it. */
export function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Animations are short. Elements leave faster than they enter, and nothing moves if people prefer reduced motion."
    >
      <Section title="Durations" lead="Press a row to see it. Elements leave faster than they enter.">
        {Object.entries<ScaleToken>(durations).map(([name, token]) => (
          <Track
            key={name}
            name={`duration-${name}`}
            token={token}
            style={{ transitionDuration: `var(--kerf-duration-${name})` }}
          />
        ))}
      </Section>
      <Section title="Easings" lead="Played over one second, which is slower than in use.">
        {Object.entries<ScaleToken>(easings).map(([name, token]) => (
          <Track
            key={name}
            name={`ease-${name}`}
            token={token}
            style={{ transitionDuration: "1s", transitionTimingFunction: `var(--kerf-ease-${name})` }}
          />
        ))}
      </Section>
      <Section title="Animations">
        <div className="grid gap-6 sm:grid-cols-2">
          {Object.entries<ScaleToken>(animations).map(([name, token]) => (
            <Animation key={name} name={name} token={token} />
          ))}
        </div>
      </Section>
      <Section
        title="Reduced motion"
        lead={
          <>
            A system setting or <Mono>data-motion="reduced"</Mono> on any element reduces motion. Durations
            are almost zero, and spinners pulse instead of turning. The custom properties change, so
            components need no code for it.
          </>
        }
      >
        <div className="flex flex-wrap gap-8" data-motion="reduced">
          <span className="flex items-center gap-3">
            <Loader /> Saving changes
          </span>
        </div>
      </Section>
    </Page>
  );
}

interface TrackProps {
  name: string;
  token: ScaleToken;
  style: CSSProperties;
}

/** A dot that moves to the other end when its row is pressed. */
function Track({ name, token, style }: TrackProps) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <div className="grid items-center gap-x-8 gap-y-2 border-line border-t py-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
      <button
        type="button"
        aria-label={`Play ${name}`}
        aria-pressed={isAtEnd}
        onClick={() => setIsAtEnd(!isAtEnd)}
        className="h-8 w-64 max-w-full cursor-pointer rounded-full border border-line bg-recessed px-1 outline-focus outline-offset-2 hover:bg-tint focus-visible:outline-2"
      >
        <span
          // This box is as wide as the track, so percentages refer to the track.
          className="block transition-transform"
          style={{ ...style, transform: isAtEnd ? "translateX(calc(100% - 24px))" : "none" }}
        >
          <span className="block size-6 rounded-full bg-accent" />
        </span>
      </button>
      <Fact name={name} token={token} />
    </div>
  );
}

function Fact({ name, token }: { name: string; token: ScaleToken }) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <CopyName text={`var(--kerf-${name})`}>{name}</CopyName>
        <span className="min-w-0 wrap-anywhere text-ink-muted">
          <Mono>{token.value}</Mono>
        </span>
      </div>
      <p className="m-0 text-ink-muted text-sm">
        <Prose text={token.text} />
      </p>
    </div>
  );
}

/** An animation token. Endless animations run all the time. Others replay on click. */
function Animation({ name, token }: { name: string; token: ScaleToken }) {
  const [plays, setPlays] = useState(0);
  const isEndless = token.value.includes("infinite");
  return (
    <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-4">
      <Stage>
        <span
          key={plays}
          className="block size-8 rounded-md border-2 border-accent border-t-accent-line"
          style={{ animation: `var(--kerf-animate-${name})` }}
        />
      </Stage>
      <div className="min-w-0 flex-1">
        <Fact name={`animate-${name}`} token={token} />
        {isEndless ? null : (
          <Button size="sm" className="mt-2" aria-label={`Play ${name}`} onClick={() => setPlays(plays + 1)}>
            Play
          </Button>
        )}
      </div>
    </div>
  );
}

function Stage({ children }: { children: ReactNode }) {
  return <span className="grid size-16 shrink-0 place-items-center rounded-md bg-recessed">{children}</span>;
}
