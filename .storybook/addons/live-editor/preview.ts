import { lazy } from "react";
import { setExampleEditor } from "../../docs/example-editor";
import { editOf } from "./edits";

setExampleEditor({
  // Loaded with the first example that is edited.
  Editor: lazy(async () => ({ default: (await import("./live-example")).LiveExample })),
  hasEdit: (storyId) => editOf(storyId) !== undefined,
});
