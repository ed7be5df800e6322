import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { EditorSelection, EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { typescriptCompletions } from "./typescript-client";

const color = (name: string) => `var(--kerf-${name})`;

/** Syntax highlighting with the colors of Code.Block. */
const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: color("ink-muted") },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: color("purple-ink") },
  { tag: [tags.string, tags.special(tags.string)], color: color("success-ink") },
  { tag: [tags.number, tags.bool, tags.null], color: color("orange-ink") },
  { tag: [tags.function(tags.variableName), tags.tagName, tags.angleBracket], color: color("accent-ink") },
  { tag: tags.typeName, color: color("teal-ink") },
  { tag: [tags.propertyName, tags.attributeName], color: color("info-ink") },
]);

export interface CodeFieldOptions {
  parent: HTMLElement;
  code: string;
  label: string;
  /** The id of the element that describes how to leave the field with the keyboard. */
  describedBy: string;
  onChange: (code: string) => void;
}

/** A text field for TypeScript, with completions. */
export function createCodeField({
  parent,
  code,
  label,
  describedBy,
  onChange,
}: CodeFieldOptions): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        javascript({ jsx: true, typescript: true }),
        syntaxHighlighting(highlighting),
        autocompletion({ override: [typescriptCompletions], activateOnTypingDelay: 50, icons: false }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": describedBy }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}

/** Replaces the whole text as one step that can be undone. */
export function setText(view: EditorView, code: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
}

/** Underlines problems in the text. It skips problems of an earlier, longer text that are past the end. */
export function underline(view: EditorView, diagnostics: readonly Diagnostic[]): void {
  const { length } = view.state.doc;
  const inside = diagnostics.filter(({ to }) => to <= length);
  view.dispatch(setDiagnostics(view.state, inside));
}

/** Moves the cursor to the first character of a line, and focuses the field. */
export function goToLine(view: EditorView, line: number): void {
  const { doc } = view.state;
  const { from, text } = doc.line(Math.min(line, doc.lines));
  const at = from + text.length - text.trimStart().length;
  view.dispatch({ selection: EditorSelection.cursor(at), scrollIntoView: true });
  view.focus();
}
