import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { CheckIcon, CircleAlertIcon, CopyIcon } from "../../src/icons/icons";
import { useClipboard } from "../../src/lib/use-clipboard";

interface Copying {
  copy: (text: string) => void;
  /** The last copied text and the result. It is cleared after a moment. */
  outcome: { text: string; state: "copied" | "failed" } | undefined;
}

const CopyContext = createContext<Copying>({ copy: () => undefined, outcome: undefined });

/** Announces what was copied, for all copy buttons of the page. Each button shows it, too. */
export function CopyScope({ children }: { children: ReactNode }) {
  const [state, write] = useClipboard();
  const [text, setText] = useState("");
  const copy = useCallback(
    (next: string) => {
      setText(next);
      write(next);
    },
    [write],
  );
  const copying = useMemo(
    () => ({ copy, outcome: state === "idle" ? undefined : { text, state } }),
    [copy, state, text],
  );
  const announcement = { idle: "", copied: `Copied: ${text}`, failed: "Could not copy" }[state];
  return (
    <CopyContext value={copying}>
      {children}
      <output className="sr-only">{announcement}</output>
    </CopyContext>
  );
}

/** Copies a text, and returns the state of the last copy of that text. */
export function useCopy(text: string) {
  const { copy, outcome } = use(CopyContext);
  return { copy: () => copy(text), state: outcome?.text === text ? outcome.state : "idle" } as const;
}

const icons = { idle: CopyIcon, copied: CheckIcon, failed: CircleAlertIcon };

/** The icon of a copy button. It shows on hover and focus, and shows the result for a moment after copying. */
export function CopyMark({ state, className = "" }: { state: keyof typeof icons; className?: string }) {
  const Icon = icons[state];
  const shown = state === "idle" ? "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100" : "";
  return <Icon className={`size-3.5 shrink-0 transition-opacity ${shown} ${className}`} />;
}

export interface CopyNameProps {
  /** The visible text. It is copied if there is no `text`. */
  children: string;
  /** The copied text. */
  text?: string;
}

/** A name in code font. A click copies `text`, or the name itself if there is no `text`. */
export function CopyName({ children, text = children }: CopyNameProps) {
  const { copy, state } = useCopy(text);
  return (
    <button
      type="button"
      aria-label={text === children ? `Copy ${text}` : `Copy ${children}: ${text}`}
      onClick={copy}
      className="group -mx-1.5 inline-flex min-h-6 max-w-full cursor-pointer items-center gap-1.5 rounded-xs border-0 bg-transparent px-1.5 text-start font-medium font-mono text-ink text-sm outline-focus hover:bg-tint focus-visible:outline-2"
    >
      <span className="truncate">{children}</span>
      <CopyMark state={state} className="text-ink-muted" />
    </button>
  );
}
