/** A project with every gap that the generator knows, each once. */
export const broken: Record<string, string> = {
  // Props and texts.
  "tag/index.ts": `export { Tag, type TagProps, type TagSide, type TagTip } from "./tag";\n`,
  "tag/tag.recipe.ts": `import { tv } from "tailwind-variants/lite";

export const tagRecipe = tv({
  variants: {
    tone: { calm: "", loud: "", new: "" },
    ghost: { true: "" },
  },
  defaultVariants: { tone: "calm" },
});

export const tagTexts = {
  tone: { // texts
    calm: "Stays quiet.",
    loud: "for alarms",
  },
};
`,
  "tag/tag.tsx": `import type { ComponentProps, ReactNode } from "react";
import { tagRecipe } from "./tag.recipe";

interface Secret {
  code: string;
}

class Table {}

export interface TagTip {
  words?: string;
  /** lower case */
  side?: TagSide;
}

/** Where the tip is. */
export type TagSide =
  /** Above it. */
  | "top"
  | "left";

export interface TagProps<Kind = string> extends ComponentProps<"span"> {
  /**
   * How much it wants to be seen.
   * @default "calm"
   */
  tone?: "calm" | "loud" | "new";
  /** Its kind. */
  kind?: Kind;
  /** What hovers beside it. */
  tip?: TagTip;
  /** Its place. */
  at?: { x: number };
  /** Called when it is pressed. */
  onPress?: (event: Event) => void;
  icon?: ReactNode;
  /** lower case */
  label?: string;
  /** What it may hide. */
  secret?: Secret;
  /** What it looks up. */
  lookup?: typeof Table;
  /** What else there is. */
  rest?: any[];
  /** What nobody finds. */
  lost?: import("./nowhere").Lost;
  /**
   * Whether it must be there.
   * @default false
   */
  needed: boolean;
}

export function Tag(props: TagProps) {
  return <span className="k:flex nonsense" {...props} />;
}
`,
  // Parts and examples.
  "card/index.ts": `import { CardPanel, CardTitle, CardText } from "./card";

export type { CardProps, CardTitleProps } from "./card";

/**
 * A box that holds things.
 *
 * @category Boxes
 * @stability new
 */
export const Card = Object.assign(CardPanel, { Title: CardTitle, Text: CardText, Foot: () => null, useFoot: () => null });
`,
  "card/card.tsx": `export interface CardProps {
  /** What it is called. */
  name?: string;
}
export interface CardTitleProps extends CardProps {}
export interface CardTextProps extends CardProps {}
export function CardPanel(props: CardProps) {
  return props.name;
}
export function CardTitle(props: CardProps) {
  return props.name;
}
/** The words within. */
export function CardText(props: CardTextProps) {
  return props.name;
}
`,
  "card/card.guide.ts": `export const cardGuide = {
  instead: {},
  keyboard: [],
  accessibility: [],
  do: ["keep it short"],
  dont: [{ text: "Don't shout.", code: "<b />", caughtBy: "types" }],
};
`,
  "crash/crash.guide.ts": "export {};\n",
  "card/card.examples.tsx": `export const data = [1, 2];

export function Silent() {
  return null;
}
`,
  // Classes.
  "strip/index.ts": `export { Strip } from "./strip";\n`,
  "strip/strip.recipe.ts": `import { tv } from "tailwind-variants/lite";

export const stripRecipe = tv({
  base: [
    "k:bg-red-500 k:group k:peer/x",
    "k:dark:flex",
    "k:pl-2",
    "k:text-left",
    "k:ring-[#fff]",
    "k:bg-[oklch(0.5_0.1_20)]",
    "k:rounded-l-md",
  ],
});
`,
  "strip/strip.tsx": `import { stripRecipe } from "./strip.recipe";

/**
 * A strip of things.
 * @category Layout
 */
export function Strip() {
  return <div className={stripRecipe()} />;
}
`,
  "crash/index.ts": `export { Crash, type CrashProps } from "./crash";\n`,
  "crash/crash.tsx": `export type CrashProps = Record<"east", number> & Record<\`data-\${string}\`, string>;
/**
 * Takes props of any name.
 * @category Other
 */
export function Crash(_: CrashProps) {
  return null;
}
`,
  // Folders.
  "wrong-name/index.ts": "export const Other = 1;\n",
};
