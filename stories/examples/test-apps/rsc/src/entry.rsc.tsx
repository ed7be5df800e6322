import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import { policyOfServer } from "../../content-security-policy.js";
import { Page } from "./page.js";

/** Responds with the page as React's payload, or as HTML rendered from that payload. */
export default async function handler(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const payload = renderToReadableStream(<Page language={searchParams.get("language") ?? "en"} />);
  if (pathname.endsWith(".rsc")) {
    return new Response(payload, { headers: { "Content-Type": "text/x-component" } });
  }
  const { renderHtml } = await import.meta.viteRsc.loadModule<typeof import("./entry.ssr.js")>(
    "ssr",
    "index",
  );
  const nonce = crypto.randomUUID();
  return new Response(await renderHtml(payload, nonce), {
    headers: {
      "Content-Type": "text/html",
      "Content-Security-Policy": policyOfServer.replace("script-src", `script-src 'nonce-${nonce}'`),
    },
  });
}
