"use client";

import { type ComponentProps, Fragment } from "react";
import type { StyleProps } from "../../lib/common-props";
import { commandPaletteRecipe } from "./command-palette.recipe";
import { useCommandPalette } from "./command-palette-context";
import { findMatches, joinRanges, type MatchRange } from "./find-matches";

export interface CommandPaletteHighlightedTextProps
  extends StyleProps,
    Omit<ComponentProps<"span">, "children"> {
  /** The text to search for matches. */
  text: string;
  /**
   * The ranges to highlight instead of matches, as string indices. The end isn't included. With ranges, the text can
   * be used outside a panel.
   */
  ranges?: readonly (readonly [start: number, end: number])[];
}

const slots = commandPaletteRecipe();

/** Text with the parts that match the search highlighted. */
export function CommandPaletteHighlightedText({ ranges, ...rest }: CommandPaletteHighlightedTextProps) {
  if (!ranges) return <MatchedText {...rest} />;
  return <MarkedText ranges={joinRanges(within(ranges, rest.text.length))} {...rest} />;
}

function MatchedText(props: Omit<CommandPaletteHighlightedTextProps, "ranges">) {
  const { query, labels } = useCommandPalette("CommandPalette.HighlightedText");
  return <MarkedText ranges={findMatches(props.text, query, labels.locale)} {...props} />;
}

interface MarkedTextProps extends CommandPaletteHighlightedTextProps {
  /** Sorted, without overlaps. */
  ranges: readonly MatchRange[];
}

function MarkedText({ text, ranges, className, ...rest }: MarkedTextProps) {
  let at = 0;
  return (
    <span data-slot="command-palette-highlighted-text" className={className} {...rest}>
      {ranges.map(([start, end]) => {
        const before = text.slice(at, start);
        at = end;
        return (
          <Fragment key={start}>
            {before}
            <mark data-slot="command-palette-mark" className={slots.mark()}>
              {text.slice(start, end)}
            </mark>
          </Fragment>
        );
      })}
      {text.slice(at)}
    </span>
  );
}

/** Clips ranges to the length of the text, because the caller's ranges may be those of another text. */
function within(ranges: readonly MatchRange[], length: number): MatchRange[] {
  return ranges
    .map(([start, end]): MatchRange => [Math.max(0, start), Math.min(length, end)])
    .filter(([start, end]) => start < end);
}
