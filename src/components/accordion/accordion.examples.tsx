import { Accordion, Button, Field, Input, Stack } from "@kerf/react";
import { useState } from "react";

/** Frequently asked questions, of which one is open at a time. Find-in-page searches the closed ones too. */
export function Questions() {
  return (
    <Accordion keepMounted defaultValue={["trial"]}>
      <Accordion.Item value="trial">
        <Accordion.Trigger>What happens when my trial ends?</Accordion.Trigger>
        <Accordion.Panel>
          Your projects become read-only. Choose a plan within 30 days to continue where you left off.
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="seats">
        <Accordion.Trigger>Can I add seats later?</Accordion.Trigger>
        <Accordion.Panel>Yes. A new seat is billed from the day on which you add it.</Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="refunds">
        <Accordion.Trigger>Do you offer refunds?</Accordion.Trigger>
        <Accordion.Panel>Annual plans can be refunded within 14 days of purchase.</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

/** Sections of a form. Several can be open, and typed text is kept while they are closed. */
export function FormSections() {
  return (
    <Accordion variant="outline" multiple keepMounted defaultValue={["build"]}>
      <Accordion.Item value="build">
        <Accordion.Trigger>Build</Accordion.Trigger>
        <Accordion.Panel>
          <Field label="Build command">
            <Input defaultValue="npm run build" />
          </Field>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="domain">
        <Accordion.Trigger>Domain</Accordion.Trigger>
        <Accordion.Panel>
          <Field label="Custom domain">
            <Input placeholder="app.example.com" />
          </Field>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="regions" disabled>
        <Accordion.Trigger>Regions (Enterprise plan)</Accordion.Trigger>
        <Accordion.Panel>Deployments run in every region.</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

/** Controlled: a button opens and closes all items. */
export function ExpandAll() {
  const [open, setOpen] = useState<string[]>([]);
  const days = { monday: "12 deployments, 1 failed.", tuesday: "9 deployments, all succeeded." };
  const all = Object.keys(days);
  const isAllOpen = open.length === all.length;
  return (
    <Stack as="section" gap="3">
      <Stack direction="row">
        <Button size="sm" onClick={() => setOpen(isAllOpen ? [] : all)}>
          {isAllOpen ? "Collapse all" : "Expand all"}
        </Button>
      </Stack>
      <Accordion multiple value={open} onValueChange={setOpen}>
        <Accordion.Item value="monday">
          <Accordion.Trigger>Monday</Accordion.Trigger>
          <Accordion.Panel>{days.monday}</Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="tuesday">
          <Accordion.Trigger>Tuesday</Accordion.Trigger>
          <Accordion.Panel>{days.tuesday}</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}
