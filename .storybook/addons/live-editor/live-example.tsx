import type { EditorView } from "@codemirror/view";
import { LinkIcon, RotateCcwIcon, XIcon } from "lucide-react";
import { use, useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../../src/index";
import type { ExampleEditorProps } from "../../docs/example-editor";
import { CopyButton, Packages } from "../../docs/snippet-block";
import { createCodeField, goToLine, setText, underline } from "./code-field";
import { announceEdits, editOf, keepEdit, linkToEdits } from "./edits";
import { Preview } from "./example-preview";
import type { Problem } from "./messages";
import { ProblemList } from "./problem-list";
import { useTypeProblems } from "./typescript-client";
import "./editor.css";

const notEdited = Promise.resolve(undefined);

/** An example with an editor and a preview. The URL contains the edited code. */
export function LiveExample({
  storyId,
  name,
  original,
  globals,
  fits,
  isRequested,
  story,
  sheet,
  onClose,
}: ExampleEditorProps) {
  const [edit] = useState(() => editOf(storyId));
  const kept = use(edit?.code ?? notEdited);
  const [code, setCode] = useState(kept ?? original);
  const [fromFrame, setFromFrame] = useState<Problem[]>([]);
  const [isDamaged, setIsDamaged] = useState(edit !== undefined && kept === undefined);
  const field = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const help = useId();
  const checked = useTypeProblems(code);
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
    });
    if (isRequested) view.current.focus();
    announceEdits(storyId);
    return () => view.current?.destroy();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing writes a new edit to the URL.
  useEffect(() => {
    if (code === (kept ?? original) && isEdited === (edit !== undefined)) return;
    const timer = setTimeout(() => keepEdit(storyId, isEdited ? code : undefined), 150);
    return () => clearTimeout(timer);
  }, [code]);

  useEffect(() => {
    if (!view.current || checked.code !== view.current.state.doc.toString()) return;
    underline(
      view.current,
      checked.problems.map(({ from, to, message }) => ({ from, to, message, severity: "error" })),
    );
  }, [checked]);

  const problems = useMemo(() => {
    const types = checked.problems.map(({ line, message }) => ({ line, message, isWarning: false }));
    // TypeScript describes a syntax error better than the compiler of the preview.
    const hasSyntax = checked.code === code && checked.problems.some(({ isSyntax }) => isSyntax);
    return [
      ...(isDamaged ? [damaged] : []),
      ...types,
      ...fromFrame.filter(({ isSyntax }) => !(isSyntax && hasSyntax)),
      ...(checked.error ? [{ message: checked.error, isWarning: true }] : []),
    ];
  }, [checked, code, fromFrame, isDamaged]);

  const reset = () => {
    setIsDamaged(false);
    if (view.current) setText(view.current, original);
    keepEdit(storyId, undefined);
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
          <CopyButton text={() => linkToEdits(storyId)} label="Copy link" of={`to ${name}`} icon={LinkIcon} />
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
        <ProblemList
          name={name}
          problems={problems}
          onGoTo={(line) => view.current && goToLine(view.current, line)}
        />
        <output className="sr-only">{announcement(checked.code === undefined, problems.length)}</output>
        <p id={help} className="border-line border-t px-3 py-2 text-ink-muted text-sm">
          Tab indents. To leave the code by keyboard, press Escape and then Tab.
        </p>
        <Packages name={name} code={code} className="border-line border-t px-3 py-1.5" />
      </section>
    </>
  );
}

const damaged: Problem = {
  message: "The link is incomplete, so this is the original example.",
  isWarning: true,
};

function announcement(isLoading: boolean, count: number): string {
  if (isLoading) return "";
  return count === 1 ? "1 problem" : `${count || "No"} problems`;
}
