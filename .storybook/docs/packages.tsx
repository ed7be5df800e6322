import { useSyncExternalStore } from "react";
import { Button, ClipboardText, Popover, Select } from "../../src/index";
import { packagesToInstall } from "../kit/snippet-dependencies";

const commands = {
  npm: "npm install",
  pnpm: "pnpm add",
  yarn: "yarn add",
  bun: "bun add",
};
type Manager = keyof typeof commands;

/** The selected package manager, for all code on the page. */
let manager: Manager = "npm";
const listeners = new Set<() => void>();

function choose(next: Manager): void {
  manager = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The install command for a snippet's packages besides Kerf and React. Renders nothing if it needs no others.
 */
export function Packages({ name, code, className = "" }: { name: string; code: string; className?: string }) {
  const chosen = useSyncExternalStore(subscribe, () => manager);
  const packages = packagesToInstall(code);
  if (packages.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      <span className="text-ink-muted text-sm">Also install</span>
      <ClipboardText
        size="sm"
        text={`${commands[chosen]} ${packages.join(" ")}`}
        labels={{ copyAction: `Copy install command of ${name}` }}
        className="min-w-0 max-w-full"
      />
      <Select
        size="sm"
        aria-label={`Package manager for ${name}`}
        items={Object.keys(commands).map((label) => ({ label, value: label as Manager }))}
        value={chosen}
        onValueChange={(next) => next && choose(next)}
        className="w-20"
      />
    </div>
  );
}

/** A button that names the packages of hidden code, and opens their install command. */
export function PackagesButton({ name, code }: { name: string; code: string }) {
  const packages = packagesToInstall(code);
  if (packages.length === 0) return null;
  const label = `Requires ${packages.join(", ")}`;
  return (
    <Popover>
      <Popover.Trigger
        render={
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${label} for ${name}`}
            className="min-w-0 shrink text-ink-muted"
          >
            {label}
          </Button>
        }
      />
      <Popover.Content align="end" className="w-auto p-3">
        <Packages name={name} code={code} />
      </Popover.Content>
    </Popover>
  );
}
