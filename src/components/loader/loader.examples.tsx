import { Loader } from "@kerf/react";

/** While a panel waits for its content, with words for what is awaited. */
export function LoadingInvoices() {
  return <Loader size="lg" labels={{ loading: "Loading invoices" }} />;
}

/** Beside text that already says it: hidden from assistive technology, so that it is not told twice. */
export function BesideText() {
  return (
    <p>
      <Loader size="sm" aria-hidden /> Connecting to the database …
    </p>
  );
}
