import { ClipboardText, Stack, Text } from "@kerf/react";

/** A masked key that is copied in full. */
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

/** A terminal command, in line with other controls. */
export function InstallCommand() {
  return <ClipboardText size="base" text="npm install @kerf/react" tooltip={{}} />;
}

/** A small size in a description list, as wide as the available space. */
export function ProjectId() {
  return (
    <Stack gap="1" render={<dl />}>
      <Stack render={<dt />}>
        <Text as="span" variant="secondary" size="sm">
          Project ID
        </Text>
      </Stack>
      <Stack render={<dd />}>
        <ClipboardText size="sm" text="prj_8Jb2sVZq0mR4" labels={{ copyAction: "Copy project ID" }} />
      </Stack>
    </Stack>
  );
}
