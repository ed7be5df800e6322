import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { linter } from "@codemirror/lint";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Problem } from "./messages";
import { check, typescriptCompletions } from "./typescript-client";

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
  /** Called with TypeScript's errors, shortly after typing stops, and with the code that they are about. */
  onCheck: (problems: Problem[], code: string) => void;
}

/** A text field for TypeScript, with errors and completions. */
export function createCodeField(options: CodeFieldOptions): EditorView {
  const { parent, code, label, describedBy, onChange, onCheck } = options;
  return new EditorView({
    parent,
    doc: code,
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      indentOnInput(),
      closeBrackets(),
      javascript({ jsx: true, typescript: true }),
      syntaxHighlighting(highlighting),
      autocompletion({ override: [typescriptCompletions], activateOnTypingDelay: 50, icons: false }),
      linter(
        async ({ state }) => {
          const text = state.doc.toString();
          try {
            const problems = await check(text);
            onCheck(problems, text);
            return problems.map(({ from, to, message }) => ({ from, to, message, severity: "error" }));
          } catch (error) {
            onCheck([{ message: String(error), isWarning: true }], text);
            return [];
          }
        },
        { delay: 250 },
      ),
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
  });
}

/** Replaces the text as one step that can be undone. */
export function setText(view: EditorView, code: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
}

/** Moves the cursor to the first character of a line, and focuses the field. */
export function goToLine(view: EditorView, line: number): void {
  const { from, text } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from + text.search(/\S|$/) }, scrollIntoView: true });
  view.focus();
}
