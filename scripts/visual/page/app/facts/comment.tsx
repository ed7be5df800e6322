import { Textarea } from "@kerf/react";
import { useState } from "react";
import type { Change } from "../../../report/model";

interface CommentProps {
  change: Change;
  text: string;
  onSave: (key: string, text: string) => void;
}

/** A field for a comment on a change. The comment is saved when the field loses focus. */
export function Comment({ change: { key }, text, onSave }: CommentProps) {
  const [draft, setDraft] = useState(text);
  return (
    <Textarea
      id="comment"
      size="sm"
      label="Comment"
      minRows={2}
      autoResize
      value={draft}
      onValueChange={setDraft}
      onBlur={() => {
        if (draft.trim() !== text) onSave(key, draft);
      }}
      onKeyDown={(event) => {
        const isEnd = event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey));
        if (isEnd) event.currentTarget.blur();
      }}
    />
  );
}
