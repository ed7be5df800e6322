import { Loader, Stack, Surface, Text } from "@kerf/react";

/** In a panel, with a label that names what is loading. */
export function LoadingInvoices() {
  return (
    <Stack align="center" padding="6" render={<Surface />}>
      <Loader size="lg" labels={{ loading: "Loading invoices" }} />
    </Stack>
  );
}

/** Next to text that says the same. It is hidden from screen readers, so that they announce it once. */
export function BesideText() {
  return (
    <Text>
      <Loader size="sm" aria-hidden /> Connecting to the database …
    </Text>
  );
}
