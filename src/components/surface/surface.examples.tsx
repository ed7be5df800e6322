import { Button, Surface, Text } from "@kerf/react";

/** A section of a page, named by the heading in it. */
export function SettingsSection() {
  return (
    <Surface as="section" aria-labelledby="billing">
      <Text variant="heading3" as="h2" id="billing">
        Billing
      </Text>
      <Text variant="secondary">Invoices go to billing@example.com on the first of the month.</Text>
      <br />
      <Button>Change address</Button>
    </Surface>
  );
}

/** What is quoted lies lower than the panel around it. */
export function QuotedInAPanel() {
  return (
    <Surface as="article">
      <Text bold>Ada changed the retention</Text>
      <Text variant="secondary">Yesterday at 16:20</Text>
      <br />
      <Surface elevation="recessed">
        <Text>Logs are kept for 30 days, and then deleted for good.</Text>
      </Surface>
    </Surface>
  );
}

/** A panel that is the form itself. */
export function FormPanel() {
  return (
    <Surface elevation="raised" render={<form action="/search" />}>
      <label>
        Host name <input name="host" />
      </label>{" "}
      <Button type="submit">Search</Button>
    </Surface>
  );
}
