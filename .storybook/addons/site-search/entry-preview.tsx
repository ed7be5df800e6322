import * as React from "react";
import type { Entry } from "./entry";
import { KindIcon } from "./kind-icon";

/** The details of a result: its description, aliases and code. */
export function Preview({ entry }: { entry: Entry }) {
  const { kind, name, owner, text, aliases = [], code, color } = entry;
  return (
    <>
      <p className="kerf-search-kind">
        <KindIcon kind={kind} />
        {owner ? `${kind} of ${owner}` : kind}
      </p>
      <h2>{name}</h2>
      {color && <div className="kerf-search-swatch" style={{ background: color }} />}
      {text && <p>{inCode(text)}</p>}
      {aliases.length > 0 && <p className="kerf-search-aliases">Also called {aliases.join(", ")}</p>}
      {code && <pre>{code}</pre>}
    </>
  );
}

/** A text, with text in backticks as code. */
function inCode(text: string): React.ReactNode[] {
  return (
    text
      .split(/`([^`]+)`/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
      .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
  );
}
