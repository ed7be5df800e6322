import * as kerf from "@kerf/react";
import catalog from "@kerf/react/catalog.json" with { type: "json" };
import "@kerf/react/styles.css";
import { type ReactNode, Suspense } from "react";
import { Gallery } from "./gallery.js";
import { languages } from "./languages.js";

const { Badge, Button, Dialog, Loader, LocaleProvider, Stack, Surface, Tabs, Text } = kerf;

/** The parts of the catalog that this server component can't use, such as `Dialog.Title`. */
const missing = Object.entries(catalog.components).flatMap(([name, component]) => {
  const parts = Object.keys("subComponents" in component ? component.subComponents : {});
  const owner = (kerf as unknown as Record<string, Record<string, unknown>>)[name];
  return parts.filter((part) => !owner?.[part]).map((part) => `${name}.${part}`);
});

/** A server component. Its Kerf components run on the server, or are sent as references to client modules. */
export async function Page({ language }: { language: string }) {
  const locale = languages[language] as kerf.Locale;
  const name = await Promise.resolve("Frankfurt");
  return (
    <html lang={locale.code} dir={locale.dir}>
      <head>
        <meta charSet="utf-8" />
        <title>Server components</title>
        {import.meta.viteRsc.loadCss()}
      </head>
      <body>
        <output>{missing.join(", ") || "All parts are there."}</output>
        <Surface>
          <Text variant="heading1">{name}</Text>
          <Badge>Draft</Badge>
          <Stack render={<Surface render={<form aria-label="Rename" />} />}>
            <Button type="submit">Rename</Button>
          </Stack>
          <Dialog.Root>
            <Dialog.Trigger>Delete</Dialog.Trigger>
            <Dialog>
              <Dialog.Title>Delete {name}?</Dialog.Title>
              <Dialog.Close render={<Button />}>Keep</Dialog.Close>
            </Dialog>
          </Dialog.Root>
          <Tabs defaultValue="all">
            <Tabs.List aria-label="Views">
              <Tabs.Tab value="all">All</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="all">Everything</Tabs.Panel>
          </Tabs>
        </Surface>
        <Suspense fallback={<Loader aria-label="Loading the report" />}>
          <Report />
        </Suspense>
        <LocaleProvider locale={locale}>
          <Gallery />
        </LocaleProvider>
      </body>
    </html>
  );
}

/** Streamed after the rest of the page. */
async function Report(): Promise<ReactNode> {
  return <Button>{await new Promise<string>((resolve) => setTimeout(resolve, 300, "12 pages"))}</Button>;
}
