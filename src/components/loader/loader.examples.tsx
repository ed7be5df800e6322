import { Loader, Stack, Surface, Text } from "@kerf/react";

/** In a panel that is loading, with a label that says what loads. */
export function LoadingInvoices() {
  return (
    <Stack align="center" padding="6" render={<Surface />}>
      <Loader size="lg" labels={{ loading: "Loading invoices" }} />
    </Stack>
  );
}

/** Beside text that already says so: hidden from assistive technology, so that it isn't read twice. */
export function BesideText() {
  return (
    <Text>
      <Loader size="sm" aria-hidden /> Connecting to the database …
    </Text>
  );
}
