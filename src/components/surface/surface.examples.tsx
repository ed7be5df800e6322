import { Button, Grid, Input, Surface, Text } from "@kerf/react";

/** A section of a page, named by the heading in it. */
export function SettingsSection() {
  return (
    <Surface as="section" aria-labelledby="billing">
      <Grid gap="sm">
        <div>
          <Text variant="heading3" as="h2" id="billing">
            Billing
          </Text>
          <Text variant="secondary">Invoices go to billing@example.com on the first of the month.</Text>
        </div>
        <div>
          <Button>Change address</Button>
        </div>
      </Grid>
    </Surface>
  );
}

/** A quote, recessed below the panel around it. */
export function QuotedInAPanel() {
  return (
    <Surface as="article">
      <Grid gap="sm">
        <div>
          <Text bold>Ada changed the retention</Text>
          <Text variant="secondary">Yesterday at 16:20</Text>
        </div>
        <Surface elevation="recessed">
          <Text>Logs are kept for 30 days, and then deleted for good.</Text>
        </Surface>
      </Grid>
    </Surface>
  );
}

/** A panel that is the form itself. */
export function FormPanel() {
  return (
    <Surface elevation="raised" render={<form action="/search" />}>
      <Grid gap="sm">
        <Input label="Host name" name="host" />
        <div>
          <Button type="submit">Search</Button>
        </div>
      </Grid>
    </Surface>
  );
}
