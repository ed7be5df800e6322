import { useState } from "react";
import { Button, Code } from "../../src/index";
import { packagesToInstall } from "../kit/packages-in";
import { CopyButton } from "./copy-button";
import { Packages } from "./packages";

/** How many lines of code show at first. */
const SHORT = 12;

/** Code to copy: all of it, however much of it shows. */
export function Snippet({
  name,
  code,
  isHidden = false,
}: {
  name: string;
  code: string;
  /** Whether code longer than a few lines shows on request only. */
  isHidden?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const lines = code.trim().split("\n").length;
  if (isHidden && !isOpen) return <CodeBar name={name} code={code} onOpen={() => setIsOpen(true)} />;
  const isFolded = lines > SHORT + 2 && !isOpen;
  return (
    <>
      <div className="relative border-line border-t">
        <Code.Block
          lang="tsx"
          code={code}
          lineNumbers={false}
          labels={{ code: `Code of ${name}` }}
          className={`rounded-none border-0 ${isFolded ? "max-h-68 overflow-hidden" : ""}`}
        />
        {isFolded && (
          <div className="absolute inset-x-0 bottom-0 flex justify-center bg-linear-to-t from-recessed to-transparent pt-12 pb-3">
            <Button size="sm" onClick={() => setIsOpen(true)}>
              Show all {lines} lines
            </Button>
          </div>
        )}
      </div>
      <Packages name={name} code={code} className="border-line border-t px-3 py-1.5" />
    </>
  );
}

/** In place of code that doesn't show: shows or copies it. */
function CodeBar({ name, code, onOpen }: { name: string; code: string; onOpen: () => void }) {
  const packages = packagesToInstall(code);
  return (
    <div className="flex items-center justify-between gap-3 border-line border-t px-3 py-1.5">
      <Button size="sm" variant="ghost" aria-label={`Show code of ${name}`} onClick={onOpen}>
        Show code
      </Button>
      {packages.length > 0 && (
        <span className="ms-auto truncate text-ink-muted text-sm">Requires {packages.join(", ")}</span>
      )}
      <CopyButton text={() => code} of={`code of ${name}`} />
    </div>
  );
}
