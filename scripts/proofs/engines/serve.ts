import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { bundled, pageScript } from "../../visual/capture/page-script";

/**
 * Serves a built Storybook whose preview loads Kerf's scripts before its own. WebKit's driver can't inject a
 * script before those of the page.
 */
export async function serveWithScripts(site: string): Promise<{ url: string; close(): void }> {
  const scripts = [await pageScript(), await bundled(new URL("in-page.ts", import.meta.url))].join("\n");
  const preview = await readFile(join(site, "iframe.html"), "utf8");
  const html = preview.replace(
    "<head>",
    '<head><meta charset="utf-8"><script src="kerf-engines.js"></script>',
  );
  const files = sirv(site, { maxAge: 3600, immutable: true });
  const server = createServer((request, response) => {
    if (request.url === "/kerf-engines.js") {
      response.setHeader("content-type", "text/javascript; charset=utf-8").end(scripts);
    } else if (request.url === "/iframe.html") {
      response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    } else files(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/iframe.html`, close: () => server.close() };
}
