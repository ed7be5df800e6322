import * as React from "react";
import { diffLines } from "../../../scripts/lib/diff-lines";

/** How the accessibility tree differs from its baseline. */
export function TreeDifference({ before, after }: { before: string; after: string }) {
  return (
    <section className="kerf-verdict-mode">
      <h3>Accessibility tree</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long tree scrolls, so it must be focusable. */}
      <pre className="kerf-verdict-tree" tabIndex={0}>
        {diffLines(before, after).map(({ mark, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, in their order.
          <span key={index} data-mark={mark}>
            {mark} {text}
            {"\n"}
          </span>
        ))}
      </pre>
    </section>
  );
}
