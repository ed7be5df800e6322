import { Button, Loader } from "@kerf/react";
import { Suspense, use } from "react";
import { Gallery } from "./gallery.js";

/** The whole document. The part that waits for `report` is streamed after the rest of the page. */
export function Page({ report }: { report: Promise<string> }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Streamed</title>
        <link rel="stylesheet" href="/client.css" />
      </head>
      <body>
        <Suspense fallback={<Loader aria-label="The report is being made" />}>
          <Report report={report} />
        </Suspense>
        <Gallery />
      </body>
    </html>
  );
}

function Report({ report }: { report: Promise<string> }) {
  return <Button id="report">{use(report)}</Button>;
}
