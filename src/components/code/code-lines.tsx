import { codeLineRecipe } from "./code-block.recipe";
import { CodePieces } from "./code-pieces";
import type { Piece } from "./pieces";

interface CodeLinesProps {
  lines: Piece[][];
  numbered: boolean;
  /** The numbers of lines, from 1. */
  highlighted: readonly number[] | undefined;
}

/**
 * The lines of a block. Each contains its own line break, so that a selection of several lines contains the breaks.
 */
export function CodeLines({ lines, numbered, highlighted }: CodeLinesProps) {
  const digits = numbered ? digitsOf(lines.length) : 0;
  return lines.map((pieces, index) => {
    const on = highlighted?.includes(index + 1);
    const Line = on ? "mark" : "span";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
      <Line key={index} data-slot="code-line" className={codeLineRecipe({ highlighted: on, digits })}>
        <CodePieces pieces={pieces} />
        {index < lines.length - 1 && "\n"}
      </Line>
    );
  });
}

function digitsOf(lines: number): 2 | 3 | 4 | 5 {
  if (lines < 100) return 2;
  if (lines < 1000) return 3;
  return lines < 10_000 ? 4 : 5;
}
