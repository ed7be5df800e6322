import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import type { Desk } from "./decide/desk";
import { Refusal } from "./decide/target";
import type { Report } from "./model";
import { openingScript } from "./static";

export interface ReviewServer {
  url: string;
  close(): void;
}

interface Served {
  report: Report;
  desk: Desk;
  /** Folder of the report and its pictures, with the built page in it. */
  folder: string;
  /** 0 for any that is free. */
  port: number;
}

/** Serves the page, and does what it asks for. Only this machine reaches it, and only its own page may ask. */
export async function serveReview({ report, desk, folder, port }: Served): Promise<ReviewServer> {
  const files = sirv(folder, { dev: true });
  const server = createServer(async (request, response) => {
    if (request.url === "/report.js") {
      const opening = { report, decisions: desk.decisions, writable: true };
      response.setHeader("content-type", "text/javascript").end(openingScript(opening));
    } else if (request.method === "POST") {
      await answer(request, response, desk);
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

async function answer(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const reply = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  // Another site's page could send a form here, but neither JSON nor under this host's name.
  const isOwn = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "");
  const fromOwn = [undefined, `http://${request.headers.host}`].includes(request.headers.origin);
  if (!isOwn || !fromOwn || request.headers["content-type"] !== "application/json") {
    reply(403, { message: "Only the review's own page may ask for this." });
    return;
  }
  try {
    const body = await readJson(request);
    if (request.url === "/api/decide") await decide(desk, body);
    else if (request.url === "/api/undo") {
      const undone = await desk.undo();
      reply(200, { decisions: desk.decisions, undone });
      return;
    } else throw new Refusal(`There is no ${request.url}.`);
    reply(200, { decisions: desk.decisions });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply(error instanceof Refusal ? 409 : 500, { message });
  }
}

async function decide(desk: Desk, { decision, keys }: { decision?: unknown; keys?: unknown }): Promise<void> {
  if (decision !== "approved" && decision !== "rejected") {
    throw new Refusal(`decision is ${JSON.stringify(decision)}: say "approved" or "rejected".`);
  }
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === "string")) {
    throw new Refusal("keys must be a list of what the decision is about.");
  }
  await desk.decide(decision, keys);
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}");
}
