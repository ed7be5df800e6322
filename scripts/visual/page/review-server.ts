import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { type Server, serve } from "../../lib/serve";
import type { Opening, Report } from "../report/report-format";
import type { Approvals } from "./approvals";

/** They keep other sites from loading or framing the page and its data. */
const headers = {
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

interface ReviewOptions {
  report: Report;
  approvals: Approvals;
  /** Folder of the report and its pictures, with the built page in it. */
  folder: string;
  /** 0 for any free port. */
  port: number;
}

/** Serves the page and handles its requests. Only this machine can reach the server, and only its own page may write. */
export function serveReview({ report, approvals, folder, port }: ReviewOptions): Promise<Server> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method, url = "" } = request;
    const foreign = foreignRequest(request);
    if (foreign !== undefined) return reply(response, 403, { message: foreign });
    if (method === "POST") return answer(request, response, approvals);
    if (url !== "/report.js") return false;
    const approved = await approvals.approved();
    response.setHeader("content-type", "text/javascript");
    response.end(openingScript({ report, approved, writable: true }));
    return true;
  };
  return serve(folder, { respond, headers, live: true, port });
}

/** The content of `report.js`, which the page runs before its own script. */
export function openingScript(opening: Opening): string {
  return `window.kerfReview = ${JSON.stringify(opening)};\n`;
}

/**
 * Why a request must be refused, if it must. Under a foreign host name, a page of that name's owner would share the
 * server's origin (DNS rebinding). Another site's form or script can send a POST, but not without its origin.
 */
function foreignRequest({ headers, method, socket }: IncomingMessage): string | undefined {
  const { host = "", origin } = headers;
  const port = socket.localPort === 80 ? "" : `:${socket.localPort}`;
  if (!["127.0.0.1", "localhost", "[::1]"].some((name) => host.toLowerCase() === name + port))
    return `The host is ${JSON.stringify(host)}. Open http://127.0.0.1${port}/ instead.`;
  if (method === "POST" && origin !== `http://${host}`)
    return "The request comes from another site. Only the review page itself may send it.";
  return undefined;
}

/** Answers `/api/approve`, which gets a JSON list of the keys of changes. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  approvals: Approvals,
): Promise<boolean> {
  if (request.url !== "/api/approve") return reply(response, 404, { message: "Use /api/approve." });
  const keys: unknown = await json(request).catch(() => undefined);
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === "string"))
    return reply(response, 409, { message: "Send the keys of changes as a JSON list of strings." });
  try {
    await approvals.approve(keys);
    return reply(response, 200, {});
  } catch (error) {
    return reply(response, 409, { message: (error as Error).message });
  }
}

function reply(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  return true;
}
