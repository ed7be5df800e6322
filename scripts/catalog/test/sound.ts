/** A project without a gap: a plain component, and a compound with slots. */
export const sound: Record<string, string> = {
  "pill/index.ts": `export { Pill, type PillDetails, type PillProps, type PillSource, type PillTone } from "./pill";\n`,
  "pill/pill.recipe.ts": `import { tv } from "tailwind-variants/lite";

const hoverTint = "k:hover:bg-tint";

export const pillRecipe = tv({
  base: ["k:inline-flex k:border k:px-2", ["k:rounded-md"]],
  variants: {
    tone: {
      quiet: ["k:text-ink", hoverTint, "k:data-[state=open]:bg-tint-strong"],
      loud: "k:bg-accent k:text-on-accent k:hover:bg-accent-hover k:group-hover:bg-accent-hover",
      red: "k:bg-danger k:text-on-danger",
    },
    size: { sm: "k:h-5 k:text-sm k:[&_svg]:size-3", lg: "k:h-10 k:text-base k:[&_svg]:size-4" },
    round: { true: "k:over:rounded-full" },
  },
  compoundVariants: [{ tone: "loud", size: "lg", class: "k:over:px-4" }],
  defaultVariants: { tone: "quiet", size: "lg" },
});

export const pillTexts = {
  tone: {
    quiet: "Stays in the background.",
    loud: "One per view.",
    red: { text: "The former danger.", deprecated: "Use \`loud\`." },
  },
  size: { sm: "20 px high.", lg: "40 px high." },
  kind: { b: "The second kind.", a: "The first kind." },
};
`,
  "pill/pill.tsx": `import type { ComponentProps, ReactNode } from "react";
import { pillRecipe } from "./pill.recipe";

type Variants = (typeof pillRecipe)["variants"];

/** A tone of one's own. */
export interface PillTone {
  /** What it is called. */
  name: string;
}

/** What selects a pill. */
export type PillSource =
  /** A press of a key. */
  | "key"
  /** A press of the pointer. */
  | "click";

/** How a pill was selected. */
export interface PillDetails {
  /** What selected it. */
  by: PillSource;
}

export interface PillProps extends Omit<ComponentProps<"span">, "onSelect"> {
  /** How much it wants to be seen. */
  tone?: keyof Variants["tone"];
  /** Its height; a number is one of px. */
  size?: number | keyof Variants["size"];
  /** Half a circle at each end. */
  round?: boolean;
  /**
   * What sort of thing it labels,
   * see {@link https://example.org | the list}.
   * @default "a"
   */
  kind?: "a" | "b";
  /** What it holds. */
  children: ReactNode;
  /**
   * Called with the new state, and with how it came about.
   * @param selected The new state.
   * @param details How it came about.
   */
  onSelect?: (selected: boolean, details?: PillDetails) => void;
  /** Tones of one's own. */
  tones?: PillTone | readonly PillTone[] | null;
  /**
   * The number of things.
   * @default 0
   * @deprecated Use \`children\`.
   */
  count?: number;
}

/**
 * A word in a frame. It looks good
 * in a row.
 *
 * @category Display
 * @alias box, picture frame
 * @since 0.2.0
 * @stability experimental
 */
export function Pill({ tone, size, kind = "a", round, onSelect, tones, count, ...rest }: PillProps) {
  return (
    <span
      className={pillRecipe({ tone, size: typeof size === "number" ? undefined : size, round })}
      data-kind={kind === "b" ? kind : undefined}
      {...rest}
    >
      <i className="k:bg-line-strong" />
    </span>
  );
}
`,
  "pill/pill.examples.tsx": `import { Pill } from "@test/kit";
import { type FormEvent, type ReactNode, useState } from "react";

const words = ["one", "two"];

/** Two in a row. */
export function Row() {
  return (
    <p>
      {words.map((word) => (
        <Pill key={word}>{word}</Pill>
      ))}
    </p>
  );
}

/** One that counts. */
export function Counting() {
  const [count, setCount] = useState(0);
  return <Pill onSelect={() => setCount(count + 1)}>{count}</Pill>;
}

export interface UnusedProps {
  node: ReactNode;
  event: FormEvent;
}
`,
  "frame/index.ts": `import { FramePanel } from "./frame";
import { FrameTitle } from "./frame-title";

export type { FrameProps } from "./frame";
export { type FrameLevel, FrameTitle, type FrameTitleProps, type Framing } from "./frame-title";

/**
 * A box with a title.
 *
 * @category Data Visualization
 */
export const Frame = Object.assign(FramePanel, { Title: FrameTitle, Rule: FrameRule });

/** A line between two things. */
function FrameRule() {
  return null;
}
`,
  "frame/frame.recipe.ts": `import { tv } from "tailwind-variants/lite";

export const frameRecipe = tv({
  base: "k:flex",
  slots: { icon: "k:text-ink-muted" },
  variants: {
    side: { start: { base: "k:border-s", icon: "k:size-3" }, end: { base: "k:border-e", icon: "k:size-4 k:hover:text-ink" } },
    /** @internal Follows from the children. */
    layout: { row: "", column: { icon: "k:gap-1" } },
  },
});

export const frameTexts = {
  side: { start: "Where lines begin.", end: "Where lines end." },
  level: { h2: "Within a page.", h3: "Within a section." },
};

export const frameTitleRecipe = tv({ base: "k:text-lg", variants: { side: { start: "k:text-start", end: "k:text-end" } } });
`,
  "frame/frame.tsx": `import type { ReactNode } from "react";
import type { frameRecipe } from "./frame.recipe";

interface OwnProps<Kind> {
  /** The edge that is drawn. */
  side?: keyof (typeof frameRecipe)["variants"]["side"];
  /** The kinds to choose from. */
  kinds?: readonly Kind[];
}

type Named =
  | {
      /** The name. */
      label: string;
    }
  | {
      /** The id of the name. */
      labelId: string;
      /** Whether it is short. */
      short: true;
    };

interface Content {
  /** What it holds. */
  children?: ReactNode;
}

/** @typeParam Kind The kinds of frame. */
export type FrameProps<Kind extends string = string> = OwnProps<Kind> & Named & Content;

export function FramePanel(props: FrameProps): ReactNode;
export function FramePanel({ children }: FrameProps): ReactNode {
  return children;
}
`,
  "frame/frame-title.tsx": `interface Heading {
  /** The heading's rank. */
  level?: "h2" | "h3" | "h4";
}

interface Shared extends Heading {}

export interface FrameTitleProps extends Shared {
  /** @default "h2" */
  level?: "h2" | "h3";
  /** The frame it belongs to. */
  frame?: Framing;
}

/** The rank of a frame. */
export type FrameLevel =
  /** Within a page. */
  | 1
  /** Within a section. */
  | 2;

/** How a frame is drawn. */
export interface Framing {
  /** The name of the frame. */
  of: string | undefined;
  /**
   * Its rank.
   * @default 1
   */
  level?: FrameLevel;
}

/**
 * Names the frame.
 *
 * @passThrough
 * @baseComponent h2
 */
export function FrameTitle({ level: Tag = "h2" }: FrameTitleProps) {
  return <Tag />;
}
`,
  "frame/frame.examples.tsx": `import { Frame, FrameTitle, Pill } from "@test/kit";

/** With a title. */
export function Titled() {
  return (
    <Frame label="Boats">
      <Frame.Title>Boats</Frame.Title>
    </Frame>
  );
}

/** Without. */
export function Bare() {
  return <Frame label="Boats" />;
}
`,
};
