import type { EditorView } from "@codemirror/view";
import { CircleAlertIcon, RotateCcwIcon, TriangleAlertIcon, XIcon } from "lucide-react";
import { use, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../src/index";
import type { ExampleEditorProps } from "../../docs/example-editor";
import { CopyButton, Packages } from "../../docs/snippet-block";
import { createCodeField, goToLine, setText } from "./code-field";
import { editOf, saveEdit, writeToAddress } from "./edits";
import { Preview } from "./example-preview";
import type { Problem } from "./messages";
import "./editor.css";

const notEdited = Promise.resolve(undefined);

const damaged: Problem = {
  message: "The link is incomplete, so this is the original example.",
  isWarning: true,
};

/** An example with an editor and a preview. The URL contains the edited code. */
export function LiveExample(props: ExampleEditorProps) {
  const { storyId, name, original, globals, fits, isRequested, story, sheet, onClose } = props;
  const [edit] = useState(() => editOf(storyId));
  const saved = use(edit?.code ?? notEdited);
  const [code, setCode] = useState(saved ?? original);
  const [fromFrame, setFromFrame] = useState<Problem[]>([]);
  const [checked, setChecked] = useState<{ code?: string; problems: Problem[] }>({ problems: [] });
  const [isDamaged, setIsDamaged] = useState(edit !== undefined && saved === undefined);
  const field = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const help = useId();
  const isEdited = code !== original;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is created once, and has its own text from then on.
  useEffect(() => {
    if (!field.current) return;
    view.current = createCodeField({
      parent: field.current,
      code,
      label: `Code of ${name}`,
      describedBy: help,
      onChange: setCode,
      onCheck: (problems, code) => setChecked({ code, problems }),
    });
    if (isRequested) view.current.focus();
    writeToAddress(storyId);
    return () => view.current?.destroy();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing writes a new edit to the URL.
  useEffect(() => {
    if (code === (saved ?? original) && isEdited === (edit !== undefined)) return;
    const timer = setTimeout(() => saveEdit(storyId, isEdited ? code : undefined), 150);
    return () => clearTimeout(timer);
  }, [code]);

  // TypeScript describes a syntax error better than the compiler of the preview.
  const hasSyntaxError = checked.code === code && checked.problems.some(({ isSyntax }) => isSyntax);
  const problems = [
    ...(isDamaged ? [damaged] : []),
    ...checked.problems,
    ...fromFrame.filter(({ isSyntax }) => !(isSyntax && hasSyntaxError)),
  ];
  const reset = () => {
    setIsDamaged(false);
    if (view.current) setText(view.current, original);
    saveEdit(storyId, undefined);
    view.current?.focus();
  };

  return (
    <>
      {sheet(
        <Preview name={name} code={code} globals={globals} fits={fits} onProblems={setFromFrame}>
          {story}
        </Preview>,
      )}
      <section aria-label={`Editor of ${name}`}>
        <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-line border-t px-3 py-1.5">
          <Button
            size="sm"
            variant="ghost"
            icon={RotateCcwIcon}
            aria-label={`Reset code of ${name}`}
            disabled={!isEdited}
            onClick={reset}
          >
            Reset
          </Button>
          <CopyButton text={() => code} of={`code of ${name}`} />
          <Button
            size="sm"
            variant="ghost"
            icon={XIcon}
            aria-label={`Close editor of ${name}`}
            className="ms-auto"
            onClick={onClose}
          >
            Close
          </Button>
        </div>
        <div ref={field} dir="ltr" className="kerf-editor border-line border-t bg-recessed" />
        {problems.length > 0 && (
          <ul
            aria-label={`Problems in ${name}`}
            dir="ltr"
            className="flex max-h-48 flex-col overflow-auto border-line border-t py-1.5 text-sm"
          >
            {problems.map((problem) => (
              <ProblemItem
                key={`${problem.line} ${problem.message}`}
                problem={problem}
                onGoTo={(line) => view.current && goToLine(view.current, line)}
              />
            ))}
          </ul>
        )}
        <output className="sr-only">
          {checked.code !== undefined &&
            (problems.length === 1 ? "1 problem" : `${problems.length || "No"} problems`)}
        </output>
        <p id={help} className="border-line border-t px-3 py-2 text-ink-muted text-sm">
          Tab indents. To leave the code by keyboard, press Escape and then Tab.
        </p>
        <Packages name={name} code={code} className="border-line border-t px-3 py-1.5" />
      </section>
    </>
  );
}

function ProblemItem({ problem, onGoTo }: { problem: Problem; onGoTo: (line: number) => void }) {
  const { message, line, isWarning } = problem;
  const Icon = isWarning ? TriangleAlertIcon : CircleAlertIcon;
  return (
    <li className="flex items-start gap-2 px-3 py-1">
      <Icon
        aria-label={isWarning ? "Warning" : "Error"}
        className={`mt-px size-4 shrink-0 ${isWarning ? "text-warning-ink" : "text-danger-ink"}`}
      />
      {line !== undefined && (
        <button
          type="button"
          onClick={() => onGoTo(line)}
          className="cursor-pointer whitespace-nowrap rounded-xs border-0 bg-transparent p-0 font-medium font-sans text-accent-ink text-sm underline underline-offset-2 outline-focus focus-visible:outline-2"
        >
          Line {line}
        </button>
      )}
      <span className="min-w-0 whitespace-pre-wrap break-words">{message}</span>
    </li>
  );
}
