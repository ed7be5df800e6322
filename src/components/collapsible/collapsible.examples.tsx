import { Button, Collapsible, Field, Input } from "@kerf/react";
import { useState } from "react";

/** Questions and answers, each with a heading. */
export function Questions() {
  return (
    <section>
      <Collapsible.Root defaultOpen>
        <h3 style={{ margin: 0 }}>
          <Collapsible.DefaultTrigger>Who sees my drawings?</Collapsible.DefaultTrigger>
        </h3>
        <Collapsible.DefaultPanel keepMounted>
          Only you, until you share one. Then anyone with the link can view it, but not edit it.
        </Collapsible.DefaultPanel>
      </Collapsible.Root>
      <Collapsible.Root>
        <h3 style={{ margin: 0 }}>
          <Collapsible.DefaultTrigger>Can I export my drawings?</Collapsible.DefaultTrigger>
        </h3>
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
      <p>Planed on four sides, 18 mm thick.</p>
      <Collapsible.Panel>
        <p>Sold by the meter. Allow 3 mm for the kerf of each cut.</p>
      </Collapsible.Panel>
      <Collapsible.Trigger render={<Button size="sm">{open ? "Less" : "More"}</Button>} />
    </Collapsible.Root>
  );
}
