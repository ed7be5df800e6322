import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { type Server, serve } from "../../lib/serve";
import type { Opening, Report } from "../report/report-format";
import { ApprovalError, type Approvals } from "./approvals";

/** The URL of a story in the Storybook of `npm start`, without the story's id at the end. */
export const devStorybook = "http://localhost:6006/?path=/story/";

/** The limit of a request in bytes, enough for 10,000 changes. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Host names of this machine. A request for any other name may come from a page of that name's owner, which would share
 * the server's origin (DNS rebinding).
 */
const loopback = ["127.0.0.1", "localhost", "[::1]"];

/** They keep other sites from loading or framing the page, even in browsers without Sec-Fetch-Site. */
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
  /** Folder of the Storybook that the run built, if it is there. */
  storybook?: string | undefined;
  /** 0 for any free port. */
  port: number;
}

/**
 * Serves the page and handles its requests. Only this machine can reach the server, and only its own page may send
 * requests.
 */
export function serveReview({ report, approvals, folder, storybook, port }: ReviewOptions): Promise<Server> {
  const stories = storybook && sirv(storybook, { dev: true });
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method, url = "" } = request;
    const foreign = foreignRequest(request);
    if (foreign !== undefined) return reply(response, 403, { message: foreign });
    if (method === "POST") return answer(request, response, approvals);
    if (method !== "GET" && method !== "HEAD") {
      const message = `${method} is not supported. Use GET or POST.`;
      return reply(response.setHeader("allow", "GET, HEAD, POST"), 405, { message });
    }
    if (url === "/report.js") {
      const stories = storybook ? "storybook/iframe.html?viewMode=story&id=" : devStorybook;
      const approved = await approvals.approved();
      response.setHeader("content-type", "text/javascript");
      response.end(openingScript({ report, approved, storybook: stories, writable: true }));
      return true;
    }
    if (!stories || !url.startsWith("/storybook/")) return false;
    request.url = url.slice("/storybook".length);
    stories(request, response);
    return true;
  };
  return serve(folder, { respond, headers, live: true, port });
}

/** The content of `report.js`, which the page runs before its own script. */
export function openingScript(opening: Opening): string {
  return `window.kerfReview = ${JSON.stringify(opening)};\n`;
}

/** Why a request must be refused. Undefined if it may come from the server's own page, or opens that page. */
function foreignRequest({ headers, method, socket }: IncomingMessage): string | undefined {
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

/** Answers `/api/approve` and `/api/restore`, which get a JSON list of the keys of changes. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  approvals: Approvals,
): Promise<boolean> {
  try {
    const keys = await readKeys(request);
    if (request.url === "/api/approve")
      return reply(response, 200, { approved: await approvals.approve(keys) });
    if (request.url === "/api/restore")
      return reply(response, 200, { approved: await approvals.restore(keys) });
    return reply(response, 404, { message: "Use /api/approve or /api/restore." });
  } catch (error) {
    // The rest of the body may be unread, so the connection can't serve another request.
    if (!request.complete) response.setHeader("connection", "close");
    const isRefused = error instanceof ApprovalError;
    return reply(response, isRefused ? 409 : 500, { message: (error as Error).message });
  }
}

/** A form on another site can't send JSON, so no other content type is read. */
async function readKeys(request: IncomingMessage): Promise<string[]> {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection must stay open to send the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new ApprovalError(`The request is larger than ${BODY_LIMIT} bytes.`);
    chunks.push(chunk);
  }
  if (type.trim().toLowerCase() === "application/json") {
    const keys = parse(Buffer.concat(chunks).toString());
    if (Array.isArray(keys) && keys.every((key) => typeof key === "string")) return keys;
  }
  throw new ApprovalError("Send the keys of changes as a JSON list of strings.");
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  return true;
}
