import { useState } from "react";
import { Button, Code } from "../../src/index";
import { CopyButton } from "./copy-button";
import { Packages, PackagesButton } from "./packages";

/** The number of lines of code that are initially visible. */
const SHORT = 12;

/** Code to copy. Copying always copies all of it, even if only a part is visible. */
export function Snippet({
  name,
  code,
  isHidden = false,
  onEdit,
}: {
  name: string;
  code: string;
  /** Whether the code is hidden until people ask for it. */
  isHidden?: boolean;
  /** Called to edit the code, if it can be edited. */
  onEdit?: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const lines = code.trim().split("\n").length;
  if (isHidden && !isOpen)
    return <CodeBar name={name} code={code} onOpen={() => setIsOpen(true)} onEdit={onEdit} />;
  const isLong = !isHidden && lines > SHORT + 2;
  const isFolded = isLong && !isOpen;
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
          <div className="pointer-events-none absolute inset-x-0 bottom-0 h-12 bg-linear-to-t from-recessed to-transparent" />
        )}
      </div>
      {(isLong || onEdit) && (
        <div className="flex gap-1 border-line border-t px-3 py-1.5">
          {isLong && (
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? "Show fewer lines" : `Show all ${lines} lines`}
            </Button>
          )}
          {onEdit && <EditButton name={name} onEdit={onEdit} />}
        </div>
      )}
      <Packages name={name} code={code} className="border-line border-t px-3 py-1.5" />
    </>
  );
}

/** Opens the editor. */
function EditButton({ name, onEdit }: { name: string; onEdit: () => void }) {
  return (
    <Button size="sm" variant="ghost" aria-label={`Edit code of ${name}`} onClick={onEdit}>
      Edit
    </Button>
  );
}

/** A bar in place of hidden code, with buttons that show and copy it. */
function CodeBar({
  name,
  code,
  onOpen,
  onEdit,
}: {
  name: string;
  code: string;
  onOpen: () => void;
  onEdit?: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-1 border-line border-t px-3 py-1.5">
      <Button size="sm" variant="ghost" aria-label={`Show code of ${name}`} onClick={onOpen}>
        Show code
      </Button>
      {onEdit && <EditButton name={name} onEdit={onEdit} />}
      <div className="ms-auto flex min-w-0 gap-1">
        <PackagesButton name={name} code={code} />
        <CopyButton text={() => code} of={`code of ${name}`} />
      </div>
    </div>
  );
}
