import { createFromReadableStream } from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

/**
 * Renders the payload of a page to HTML.
 *
 * @param nonce Allows the inline scripts that move late content to its position.
 */
export async function renderHtml(payload: ReadableStream, nonce: string): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(payload);
  const entry = await import.meta.viteRsc.loadBootstrapScriptContent("index");
  // The URL that the bootstrap script imports. React would write that script inline.
  const [, url = ""] = /import\("([^"]+)"\)/.exec(entry) ?? [];
  return renderToReadableStream(page, { bootstrapModules: [url], nonce });
}
