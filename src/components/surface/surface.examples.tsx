import { Button, Input, Stack, Surface, Text } from "@kerf/react";

/** A page section, named by its heading. */
export function SettingsSection() {
  return (
    <Surface as="section" aria-labelledby="billing">
      <Stack gap="3">
        <div>
          <Text variant="heading3" as="h2" id="billing">
            Billing
          </Text>
          <Text variant="secondary">Invoices go to billing@example.com on the first of the month.</Text>
        </div>
        <div>
          <Button>Change address</Button>
        </div>
      </Stack>
    </Surface>
  );
}

/** A quote, recessed into the panel around it. */
export function QuotedInAPanel() {
  return (
    <Surface as="article">
      <Stack gap="3">
        <div>
          <Text bold>Ada changed the retention</Text>
          <Text variant="secondary">Yesterday at 16:20</Text>
        </div>
        <Surface elevation="recessed">
          <Text>Logs are kept for 30 days, and then deleted for good.</Text>
        </Surface>
      </Stack>
    </Surface>
  );
}

/** A panel that is a form. */
export function FormPanel() {
  return (
    <Surface elevation="raised" render={<form action="/search" />}>
      <Stack gap="3">
        <Input label="Host name" name="host" />
        <Stack direction="row">
          <Button type="submit">Search</Button>
        </Stack>
      </Stack>
    </Surface>
  );
}
