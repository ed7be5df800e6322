import type { IncomingMessage } from "node:http";

/**
 * Host names of this machine. A request for any other name may come from a page of that name's owner, which
 * would share the server's origin (DNS rebinding).
 */
const loopback = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Headers of every response. They keep other sites from loading or framing the page, even in browsers without
 * Sec-Fetch-Site.
 */
export const protectiveHeaders = {
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** Why a request must be refused. Undefined if it may come from the server's own page, or opens that page. */
export function foreignRequest({ headers, method, socket }: IncomingMessage): string | undefined {
  const { host = "", origin, "sec-fetch-site": site } = headers;
  const port = socket.localPort === 80 ? "" : `:${socket.localPort}`;
  if (!loopback.some((name) => host.toLowerCase() === name + port)) {
    return `The host is ${JSON.stringify(host)}. Open http://127.0.0.1${port}/ instead.`;
  }
  const isOpened =
    method === "GET" && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  const isOwn = [undefined, "same-origin", "none"].includes(site as string | undefined);
  if ((origin !== undefined && origin !== `http://${host}`) || !(isOwn || isOpened)) {
    return "The request comes from another site. Only the review page itself may send it.";
  }
  return undefined;
}
