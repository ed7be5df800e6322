import { useState } from "react";
import { Button, Code } from "../../src/index";

/** How many lines stand there at once; what is longer unfolds. */
const SHORT = 14;

/** Code to copy: all of it, however much of it shows. */
export function Snippet({ name, code }: { name: string; code: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const lines = code.trim().split("\n").length;
  const folded = lines > SHORT + 4 && !isOpen;
  return (
    <div className="relative border-line border-t">
      <Code.Block
        lang="tsx"
        code={code}
        lineNumbers={false}
        labels={{ code: `Code of ${name}` }}
        className={`rounded-none border-0 ${folded ? "max-h-72 overflow-hidden" : ""}`}
      />
      {folded && (
        <div className="absolute inset-x-0 bottom-0 flex justify-center bg-linear-to-t from-recessed to-transparent pt-12 pb-3">
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Show all {lines} lines
          </Button>
        </div>
      )}
    </div>
  );
}
