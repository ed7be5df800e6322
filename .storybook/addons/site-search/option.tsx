import * as React from "react";
import type { Entry } from "./entry";
import { titleOf } from "./groups";
import { KindIcon } from "./kind-icon";
import { Marked } from "./marked";

interface OptionProps {
  id: string;
  entry: Entry;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (isNewTab: boolean) => void;
}

/** A result in the list. */
export function Option({ id, entry, query, isActive, onPoint, onChoose }: OptionProps) {
  const { title, context } = titleOf(entry);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="kerf-search-option"
      onPointerMove={onPoint}
      // The focus stays in the combobox.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.metaKey || event.ctrlKey)}
    >
      <KindIcon kind={entry.kind} />
      <span className="kerf-search-texts">
        <span className="kerf-search-title">
          <Marked text={title} query={query} />
          {context && <span className="kerf-search-context">{context}</span>}
        </span>
        {entry.text && title !== entry.text && (
          <span className="kerf-search-text">
            <Marked text={entry.text.replaceAll("`", "")} query={query} />
          </span>
        )}
      </span>
    </div>
  );
}
