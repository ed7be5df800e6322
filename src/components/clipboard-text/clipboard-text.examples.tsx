import { ClipboardText } from "@kerf/react";

/** A key that shows as a mask and is copied whole. */
export function MaskedKey() {
  return (
    <ClipboardText
      text="sk-live-••••••••4f2a"
      textToCopy="sk-live-9d81c07be3564f2a"
      labels={{ copyAction: "Copy API key" }}
      tooltip={{ text: "Copy API key", copiedText: "API key copied" }}
    />
  );
}

/** A command for the terminal, level with the controls beside it. */
export function InstallCommand() {
  return <ClipboardText size="base" text="npm install @kerf/react" tooltip={{}} />;
}

/** In a list of facts: small, and as wide as there is room. */
export function ProjectId() {
  return (
    <dl>
      <dt>Project ID</dt>
      <dd>
        <ClipboardText size="sm" text="prj_8Jb2sVZq0mR4" labels={{ copyAction: "Copy project ID" }} />
      </dd>
    </dl>
  );
}
