import { Button, Collapsible, Field, Input, Stack, Text } from "@kerf/react";
import { useState } from "react";

/** Questions and answers, each with a heading. */
export function Questions() {
  return (
    <section>
      <Collapsible.Root defaultOpen>
        <Text as="h3">
          <Collapsible.DefaultTrigger>Who sees my drawings?</Collapsible.DefaultTrigger>
        </Text>
        <Collapsible.DefaultPanel keepMounted>
          Only you, until you share one. Then anyone with the link can view it, but not edit it.
        </Collapsible.DefaultPanel>
      </Collapsible.Root>
      <Collapsible.Root>
        <Text as="h3">
          <Collapsible.DefaultTrigger>Can I export my drawings?</Collapsible.DefaultTrigger>
        </Text>
        <Collapsible.DefaultPanel keepMounted>
          Yes. You can download each drawing as SVG or PDF, or all of them as one archive.
        </Collapsible.DefaultPanel>
      </Collapsible.Root>
    </section>
  );
}

/** Rarely used settings. Typed text is kept while they are closed. */
export function AdvancedSettings() {
  return (
    <Collapsible.Root>
      <Collapsible.DefaultTrigger>Advanced settings</Collapsible.DefaultTrigger>
      <Collapsible.DefaultPanel keepMounted>
        <Field label="Build command">
          <Input defaultValue="npm run build" />
        </Field>
      </Collapsible.DefaultPanel>
    </Collapsible.Root>
  );
}

/** A custom trigger with controlled state. */
export function ShowMore() {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible.Root open={open} onOpenChange={setOpen}>
      <Stack gap="3" align="start">
        <Text>Planed on four sides, 18 mm thick.</Text>
        <Collapsible.Panel>
          <Text>Sold by the meter. Allow 3 mm for the kerf of each cut.</Text>
        </Collapsible.Panel>
        <Collapsible.Trigger render={<Button size="sm">{open ? "Less" : "More"}</Button>} />
      </Stack>
    </Collapsible.Root>
  );
}
