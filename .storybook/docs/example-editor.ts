import type { ComponentType, ReactNode } from "react";

export interface ExampleEditorProps {
  storyId: string;
  name: string;
  /** The example's code on the page, without edits. */
  original: string;
  globals: Record<string, unknown>;
  /** Whether the example is only as wide as its content. */
  fits: boolean;
  /** Whether to focus the code. */
  isRequested: boolean;
  /** The story, shown until the code has rendered. */
  story: ReactNode;
  /** Renders the preview on the sheet. */
  sheet: (preview: ReactNode) => ReactNode;
  onClose: () => void;
}

/** An editor of the examples on documentation pages. An add-on provides it. */
export interface ExampleEditor {
  Editor: ComponentType<ExampleEditorProps>;
  /** Whether the URL contains an edit of the story's code. */
  hasEdit(storyId: string): boolean;
}

export let exampleEditor: ExampleEditor | undefined;

export function setExampleEditor(editor: ExampleEditor): void {
  exampleEditor = editor;
}
