import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import Box from "lucide-react/icons/box";
import Code from "lucide-react/icons/code";
import Diamond from "lucide-react/icons/diamond";
import FileText from "lucide-react/icons/file-text";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Lightbulb from "lucide-react/icons/lightbulb";
import Palette from "lucide-react/icons/palette";
import Puzzle from "lucide-react/icons/puzzle";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Smile from "lucide-react/icons/smile";
import Tag from "lucide-react/icons/tag";
import * as React from "react";
import type { Entry, Kind } from "./entry";
import { titleOf } from "./groups";
import { isStopWord } from "./words";

const icons: Record<Kind | "Search", LucideIcon> = {
  Search,
  Component: Box,
  Pattern: LayoutTemplate,
  Guide: BookOpen,
  Foundation: Palette,
  Decision: Scale,
  Example: Code,
  Part: Puzzle,
  Prop: SlidersHorizontal,
  Value: Tag,
  Guideline: Lightbulb,
  Section: FileText,
  Token: Diamond,
  Icon: Smile,
};

/** The icon for a kind of result. */
export function KindIcon({ kind }: { kind: Kind | "Search" }) {
  const Drawing = icons[kind];
  return <Drawing className="kerf-search-icon" aria-hidden="true" size={16} strokeWidth={1.75} />;
}

/** A text in which words that begin with a word of the query are highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !isStopWord(word));
  if (words.length === 0) return <>{text}</>;
  const parts = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join("|")})[\\p{L}\\p{N}]*)`, "iu"));
  // Every other part is a match.
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
  return <>{parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</>;
}

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
