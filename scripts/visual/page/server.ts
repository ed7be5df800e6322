import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import type { Report } from "../report/model";
import { Refusal } from "./decide/refusal";
import type { ReviewStore } from "./decide/review-store";
import { foreignRequest, protectiveHeaders } from "./own-page";
import { BadRequest, readBody, readComment, readDecision, readUngrouped } from "./read-request";
import { devStorybook, openingScript } from "./static";

export interface ReviewServer {
  url: string;
  close(): void;
}

interface Served {
  report: Report;
  store: ReviewStore;
  /** Folder of the report and its pictures, with the built page in it. */
  folder: string;
  /** Folder of the Storybook that the run built, if it is there. */
  storybook?: string | undefined;
  /** 0 for any free port. */
  port: number;
}

/**
 * Serves the page and handles its requests. Only this machine can reach the server, and only its own page may
 * send requests.
 */
export async function serveReview({ report, store, folder, storybook, port }: Served): Promise<ReviewServer> {
  const files = sirv(folder, { dev: true });
  const stories = storybook && sirv(storybook, { dev: true });
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(protectiveHeaders)) response.setHeader(name, value);
    const foreign = foreignRequest(request);
    if (foreign !== undefined) {
      reply(response, 403, { message: foreign });
    } else if (request.method === "POST") {
      await answer(request, response, store);
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      reply(response.setHeader("allow", "GET, HEAD, POST"), 405, {
        message: `${request.method} is not supported. Use GET or POST.`,
      });
    } else if (request.url === "/report.js") {
      const { decisions, comments, ungrouped } = store;
      const opening = {
        report,
        decisions,
        comments,
        ungrouped,
        storybook: storybook ? "storybook/iframe.html?viewMode=story&id=" : devStorybook,
        writable: true,
      };
      response.setHeader("content-type", "text/javascript").end(openingScript(opening));
    } else if (stories && request.url?.startsWith("/storybook/")) {
      request.url = request.url.slice("/storybook".length);
      stories(request, response);
    } else {
      files(request, response);
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, store: ReviewStore): Promise<void> {
  try {
    const body = await readBody(request);
    if (request.url === "/api/decide") {
      const { decision, keys } = readDecision(body);
      await store.decide(decision, keys);
      reply(response, 200, { decisions: store.decisions });
    } else if (request.url === "/api/undo") {
      const undone = await store.undo();
      reply(response, 200, { decisions: store.decisions, undone });
    } else if (request.url === "/api/comment") {
      const { key, text } = readComment(body);
      await store.comment(key, text);
      reply(response, 200, { comments: store.comments });
    } else if (request.url === "/api/ungroup") {
      const { key, ungrouped } = readUngrouped(body);
      await store.ungroup(key, ungrouped);
      reply(response, 200, { ungrouped: store.ungrouped });
    } else {
      const message = `There is no ${request.url}. Use /api/decide, /api/undo, /api/comment or /api/ungroup.`;
      throw new BadRequest(404, message);
    }
  } catch (error) {
    // The rest of the body is unread, so the connection can't serve another request.
    if (!request.complete) response.setHeader("connection", "close");
    const message = error instanceof Error ? error.message : String(error);
    reply(response, statusOf(error), { message });
  }
}

function statusOf(error: unknown): number {
  if (error instanceof BadRequest) return error.status;
  return error instanceof Refusal ? 409 : 500;
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
