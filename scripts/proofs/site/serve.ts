import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

/** The path of the site on the test server: not the root, as on most static hosts. */
const folder = "/docs/kerf";

/** Serves a built site as any plain file server would, below a path. */
export async function servePlainly(site: string): Promise<{ url: string; close(): void }> {
  const files = sirv(site, { etag: true });
  const server = createServer((request, response) => {
    const { url = "" } = request;
    if (!url.startsWith(`${folder}/`)) {
      response.writeHead(404).end("There is nothing here.");
      return;
    }
    request.url = url.slice(folder.length);
    files(request, response, () => {
      response.writeHead(404).end("There is no such file.");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${folder}/`, close: () => server.close() };
}
