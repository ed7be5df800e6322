import { useState, useSyncExternalStore } from "react";
import { CheckIcon, CircleAlertIcon, CopyIcon } from "../../src/icons/icons";
import { Button, type ButtonProps, ClipboardText, Code, Select } from "../../src/index";
import { useClipboard } from "../../src/lib/use-clipboard";
import { packagesToInstall } from "../kit/snippet-dependencies";

/** Code to copy, with the packages that it requires. Long code scrolls. */
export function Snippet(props: {
  name: string;
  code: string;
  /** Whether the code is hidden until people ask for it. */
  isHidden?: boolean;
  /** Called to edit the code, if it can be edited. */
  onEdit?: () => void;
}) {
  const { name, code, isHidden = false, onEdit } = props;
  const [isOpen, setIsOpen] = useState(!isHidden);
  const packages = packagesToInstall(code);
  const bar = "flex flex-wrap items-center gap-1 border-line border-t px-3 py-1.5";
  const editButton = onEdit && (
    <Button size="sm" variant="ghost" aria-label={`Edit code of ${name}`} onClick={onEdit}>
      Edit
    </Button>
  );
  if (!isOpen) {
    return (
      <div className={bar}>
        <Button size="sm" variant="ghost" aria-label={`Show code of ${name}`} onClick={() => setIsOpen(true)}>
          Show code
        </Button>
        {editButton}
        <div className="ms-auto flex min-w-0 gap-1">
          {packages.length > 0 && (
            <span className="min-w-0 self-center truncate text-ink-muted text-sm">
              Requires {packages.join(", ")}
            </span>
          )}
          <CopyButton text={() => code} of={`code of ${name}`} />
        </div>
      </div>
    );
  }
  return (
    <>
      <Code.Block
        lang="tsx"
        code={code}
        lineNumbers={false}
        labels={{ code: `Code of ${name}` }}
        className="max-h-100 rounded-none border-0 border-line border-t"
      />
      {editButton && <div className={bar}>{editButton}</div>}
      <Packages name={name} code={code} className="border-line border-t px-3 py-1.5" />
    </>
  );
}

/** Copies a text, and shows and announces the result. Its accessible name starts with the visible text. */
export function CopyButton(props: {
  text: () => string;
  label?: string;
  /** The rest of the accessible name after the visible text, as in `code of Button`. */
  of?: string;
  icon?: ButtonProps["icon"];
}) {
  const { text, label = "Copy", of, icon = CopyIcon } = props;
  const [state, copy] = useClipboard();
  const result = {
    idle: { icon, text: label },
    copied: { icon: CheckIcon, text: "Copied" },
    failed: { icon: CircleAlertIcon, text: "Couldn't copy" },
  }[state];
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={result.icon}
        aria-label={of ? `${result.text} ${of}` : undefined}
        onClick={() => copy(text())}
      >
        {result.text}
      </Button>
      <output className="sr-only">{state === "idle" ? "" : result.text}</output>
    </>
  );
}

const commands = { npm: "npm install", pnpm: "pnpm add", yarn: "yarn add", bun: "bun add" };
type Manager = keyof typeof commands;

/** The selected package manager, for all code on the page. */
let manager: Manager = "npm";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function selectManager(next: Manager | null): void {
  manager = next ?? manager;
  for (const listener of listeners) listener();
}

/**
 * The install command for a snippet's packages besides Kerf and React. Renders nothing if it needs no others.
 */
export function Packages({ name, code, className = "" }: { name: string; code: string; className?: string }) {
  const selected = useSyncExternalStore(subscribe, () => manager);
  const packages = packagesToInstall(code);
  if (packages.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      <span className="max-w-full text-ink-muted text-sm">Also install</span>
      <ClipboardText
        size="sm"
        text={`${commands[selected]} ${packages.join(" ")}`}
        labels={{ copyAction: `Copy install command of ${name}` }}
        className="min-w-0 max-w-full"
      />
      <Select
        size="sm"
        aria-label={`Package manager for ${name}`}
        items={Object.keys(commands).map((label) => ({ label, value: label as Manager }))}
        value={selected}
        onValueChange={selectManager}
        className="w-20"
      />
    </div>
  );
}
