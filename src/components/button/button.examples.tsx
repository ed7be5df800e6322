import { Button } from "@kerf/react";
import { PlusIcon, TrashIcon } from "lucide-react";
import { useState } from "react";

/** One primary action, and the way out beside it. */
export function SaveAndCancel() {
  return (
    <p>
      <Button variant="primary" type="submit">
        Save changes
      </Button>{" "}
      <Button variant="ghost">Cancel</Button>
    </p>
  );
}

/** An icon before the text, from any icon package. */
export function WithIcon() {
  return (
    <Button icon={PlusIcon} variant="primary">
      New project
    </Button>
  );
}

/** An icon alone needs a name for those who do not see it. */
export function IconOnly() {
  return <Button shape="square" icon={TrashIcon} variant="ghost" aria-label="Delete project" />;
}

/** Stays as wide as it was, keeps focus, and ignores a second click while the work goes on. */
export function WhileSaving() {
  const [saving, setSaving] = useState(false);
  return (
    <Button variant="primary" loading={saving} onClick={() => setSaving(true)}>
      Publish
    </Button>
  );
}
