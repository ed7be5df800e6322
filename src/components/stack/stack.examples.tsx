import { Avatar, Badge, Button, Grid, Input, Stack, Surface, Text, Textarea } from "@kerf/react";

/** A page title with actions, which wrap below it on a phone. */
export function TitleAndActions() {
  return (
    <Stack as="header" direction="row" justify="between" gap="3" wrap>
      <Stack direction="row" align="baseline" gap="2" wrap>
        <Text as="h2" variant="heading3">
          Payments API
        </Text>
        <Badge variant="success">Live</Badge>
      </Stack>
      <Stack direction="row" gap="2" wrap>
        <Button>View logs</Button>
        <Button variant="primary">Deploy</Button>
      </Stack>
    </Stack>
  );
}

/** A form in a panel, with fields in a column and buttons at the end. */
export function FormLayout() {
  return (
    <Stack gap="5" padding="6" maxWidth="md" render={<Surface render={<form action="/projects" />} />}>
      <Text as="h2" variant="heading3">
        New project
      </Text>
      <Input label="Name" name="name" required />
      <Textarea label="Description" name="description" required={false} />
      <Stack direction="row" justify="end" gap="2" wrap>
        <Button variant="ghost">Cancel</Button>
        <Button type="submit" variant="primary">
          Create project
        </Button>
      </Stack>
    </Stack>
  );
}

/** A page container with a maximum width, sections, and a grid in one of them. */
export function PageContainer() {
  return (
    <Stack as="main" maxWidth="xl" gap="6" padding="6">
      <Text variant="heading1">Usage</Text>
      <Grid variant="3up" gap="sm">
        <Surface>
          <Text variant="secondary">Requests</Text>
          <Text bold>1.2 M</Text>
        </Surface>
        <Surface>
          <Text variant="secondary">Errors</Text>
          <Text bold>0.04%</Text>
        </Surface>
        <Surface>
          <Text variant="secondary">Median time</Text>
          <Text bold>38 ms</Text>
        </Surface>
      </Grid>
    </Stack>
  );
}

/** A column on a phone, and a row in viewports from 768 px. */
export function ColumnOnAPhone() {
  return (
    <Stack direction="row-from-md" gap="3" justify="between" render={<Surface />}>
      <Stack direction="row" gap="3">
        <Avatar name="Ada Lovelace" />
        <Stack gap="0">
          <Text bold>Ada Lovelace</Text>
          <Text variant="secondary">Invited yesterday</Text>
        </Stack>
      </Stack>
      <Button>Resend invitation</Button>
    </Stack>
  );
}
