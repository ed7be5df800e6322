import { Loader, Stack, Text } from "@kerf/react";

/** In a panel that is loading, with a label that says what loads. */
export function LoadingInvoices() {
  return <Loader size="lg" labels={{ loading: "Loading invoices" }} />;
}

/** Beside text that already says so: hidden from assistive technology, so that it isn't read twice. */
export function BesideText() {
  return (
    <Stack direction="row" gap="2">
      <Loader size="sm" aria-hidden />
      <Text>Connecting to the database …</Text>
    </Stack>
  );
}
