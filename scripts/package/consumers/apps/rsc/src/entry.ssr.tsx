import { createFromReadableStream } from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

/** HTML of a page that server components have made. */
export async function renderHtml(payload: ReadableStream): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(payload);
  const entry = await import.meta.viteRsc.loadBootstrapScriptContent("index");
  // The script that React would write inline, as the address that it imports.
  const [, url = ""] = /import\("([^"]+)"\)/.exec(entry) ?? [];
  return renderToReadableStream(page, { bootstrapModules: [url] });
}
