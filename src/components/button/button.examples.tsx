import { Button, Stack } from "@kerf/react";
import { PlusIcon, TrashIcon } from "lucide-react";
import { useState } from "react";

/** One primary action, and a button to cancel it. */
export function SaveAndCancel() {
  return (
    <Stack direction="row" gap="2" wrap>
      <Button variant="primary" type="submit">
        Save changes
      </Button>
      <Button variant="ghost">Cancel</Button>
    </Stack>
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

/** A button with only an icon needs an accessible name. */
export function IconOnly() {
  return <Button shape="square" icon={TrashIcon} variant="ghost" aria-label="Delete project" />;
}

/** Keeps its width and focus, and ignores a second click while saving. */
export function WhileSaving() {
  const [saving, setSaving] = useState(false);
  return (
    <Button variant="primary" loading={saving} onClick={() => setSaving(true)}>
      Publish
    </Button>
  );
}
