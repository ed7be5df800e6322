import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

export interface ServeOptions {
  /** The path below which the folder is served, such as `/docs/kerf/`. */
  base?: string;
  /** Contents that are served instead of the folder's files, by path in the folder: `{ "index.json": "…" }`. */
  inject?: Readonly<Record<string, string>>;
  /** Answers requests that aren't for a file. Resolves to whether it has answered. */
  respond?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  /** Headers of every response. */
  headers?: Readonly<Record<string, string>>;
  /** Whether files can change while they are served. By default, browsers may cache them. */
  live?: boolean;
  /** The port. Any free one by default. */
  port?: number;
}

export interface Server {
  /** The address of the folder, with a slash at its end. */
  url: string;
  close(): void;
}

const types: Record<string, string> = { html: "text/html", js: "text/javascript", json: "application/json" };

/** The value of the header `content-type` for a file of a site. */
export function contentType(path: string): string {
  return `${types[path.slice(path.lastIndexOf(".") + 1)] ?? "text/plain"}; charset=utf-8`;
}

/** Serves a folder to this machine as a static host would: without a rewrite, and with 404 for what it lacks. */
export async function serve(folder: string, options: ServeOptions = {}): Promise<Server> {
  const { base = "/", inject = {}, respond, headers = {}, live, port = 0 } = options;
  const files = sirv(folder, live ? { dev: true } : { maxAge: 3600, immutable: true });
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (await respond?.(request, response)) return;
    const { url = "" } = request;
    if (!url.startsWith(base)) {
      response.writeHead(404).end("Not found");
      return;
    }
    const path = url.slice(base.length).replace(/\?.*/s, "");
    const content = inject[path];
    request.url = `/${url.slice(base.length)}`;
    if (content === undefined) files(request, response);
    else response.setHeader("content-type", contentType(path)).end(content);
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
