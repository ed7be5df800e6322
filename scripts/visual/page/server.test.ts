import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Report, reportVersion } from "../report/model";
import { ReviewStore } from "./decide/review-store";
import { bodyLimit } from "./read-request";
import { type ReviewServer, serveReview } from "./server";

const report: Report = {
  version: reportVersion,
  id: "run",
  created: "2026-11-22T00:00:00.000Z",
  browser: "Chromium",
  shots: 1,
  stories: 1,
  changes: [
    {
      key: "button--sizes/light",
      storyId: "button--sizes",
      mode: "light",
      kind: "removed",
      message: "the story has no such picture any more",
      certified: true,
    },
  ],
  facts: {},
  patches: {},
  causes: {},
  flakes: [],
};

let folder: string;
let server: ReviewServer;
let port: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "review-server-"));
  await mkdir(join(folder, "pictures"));
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "pictures/a.png"), "a picture");
  const store = await ReviewStore.open(folder, report, join(folder, "baselines"), () => true);
  server = await serveReview({ report, store, folder, port: 0 });
  ({ port } = new URL(server.url));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Node's own client, because fetch() sets Host, Origin and Sec-Fetch-* itself. */
async function ask({ path = "/report.js", method = "GET", headers = {}, body }: Asked) {
  const sent = request({ host: "127.0.0.1", port, path, method, headers }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const answer = await text(response);
  return { status: response.statusCode, headers: response.headers as IncomingHttpHeaders, text: answer };
}

const own = (host: string) => ({ host, origin: `http://${host}`, "sec-fetch-site": "same-origin" });
const json = { "content-type": "application/json" };
const post = (body: unknown, headers: Record<string, string> = json, path = "/api/decide") =>
  ask({ path, method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });

describe("the review's own page", () => {
  test.each(["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])("is served as %s", async (name) => {
    const { status, text } = await ask({ headers: own(`${name}:${port}`) });
    expect([status, text]).toEqual([200, expect.stringContaining("window.kerfReview = {")]);
  });

  test("opens from a typed address and from a link on another site", async () => {
    const link = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    expect((await ask({ path: "/", headers: { "sec-fetch-site": "none" } })).status).toBe(200);
    expect((await ask({ path: "/", headers: link })).status).toBe(200);
  });

  test("decides and undoes", async () => {
    const decided = await post({ decision: "rejected", keys: ["button--sizes/light"] });
    expect(JSON.parse(decided.text)).toEqual({ decisions: { "button--sizes/light": "rejected" } });
    const undone = await post({}, { "content-type": "application/json; charset=utf-8" }, "/api/undo");
    expect(JSON.parse(undone.text)).toEqual({ decisions: {}, undone: ["button--sizes/light"] });
  });

  test("can't be framed, and its data can't be loaded by another site", async () => {
    for (const path of ["/", "/report.js", "/pictures/a.png"]) {
      expect((await ask({ path })).headers).toMatchObject({
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      });
    }
  });
});

describe("another site", () => {
  test.each([
    ["a name that is bound to this machine", { host: "evil.example" }],
    ["a name that looks like this machine's", { host: "localhost.evil.example" }],
    ["another port of this machine", { host: "127.0.0.1:1" }],
    ["no port", { host: "127.0.0.1" }],
  ])("can't reach it under %s", async (_, headers) => {
    for (const path of ["/", "/report.js", "/pictures/a.png"]) {
      expect((await ask({ path, headers })).status).toBe(403);
    }
    const { status, text } = await post({ decision: "approved", keys: [] }, { ...json, ...headers });
    expect([status, text]).toEqual([403, expect.stringContaining(`Open http://127.0.0.1:${port}/ instead.`)]);
  });

  test.each([
    [
      "as a script",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script" },
    ],
    ["from another port of this machine", { "sec-fetch-site": "same-site", "sec-fetch-dest": "script" }],
    [
      "in a frame",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    ],
    ["by fetch()", { origin: "https://evil.example" }],
    ["from a sandboxed frame", { origin: "null" }],
  ])("can't load its data %s", async (_, headers) => {
    const { status, text } = await ask({ headers: headers as Record<string, string> });
    expect([status, text]).toEqual([403, expect.stringContaining("comes from another site")]);
  });

  test("can't change decisions by submitting a form", async () => {
    const form = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    expect((await post({}, { ...json, ...form }, "/api/undo")).status).toBe(403);
  });
});

describe("an invalid request is answered with what to send", () => {
  test.each<[what: string, body: string, status: number, message: string]>([
    ["null", "null", 400, "The body is null. Send a JSON object."],
    ["a list", "[]", 400, "The body is []. Send a JSON object."],
    ["nothing", "", 400, "The body isn't JSON: "],
    ["broken JSON", "{", 400, "The body isn't JSON: "],
    ["no decision", "{}", 400, '"decision" is missing. Send "approved" or "rejected".'],
    ["no keys", '{ "decision": "approved" }', 400, '"keys" is missing. Send a list of the keys of changes.'],
    ["a non-string key", '{ "decision": "approved", "keys": [1] }', 400, '"keys" is [1]. Send a list'],
    ["an unknown key", '{ "decision": "approved", "keys": ["x"] }', 409, "x"],
  ])("%s", async (_, body, status, message) => {
    const answer = await post(body);
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });

  test("an unknown content type, path or method", async () => {
    expect((await post({}, { "content-type": "text/plain" })).status).toBe(415);
    expect((await post({}, json, "/api/approve")).status).toBe(404);
    expect((await ask({ method: "PUT" })).status).toBe(405);
  });
});

describe("a body over the limit is refused", () => {
  test("by its Content-Length, before it is sent", async () => {
    const sent = request({
      host: "127.0.0.1",
      port,
      path: "/api/decide",
      method: "POST",
      headers: { ...json, "content-length": String(bodyLimit + 1) },
    });
    sent.flushHeaders();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([
      413,
      expect.stringContaining(`${bodyLimit} bytes`),
    ]);
    sent.destroy();
  });

  test("by its actual length, if it has no Content-Length", async () => {
    const headers = { ...json, "transfer-encoding": "chunked" };
    expect((await post(JSON.stringify("x".repeat(bodyLimit)), headers)).status).toBe(413);
    expect((await post(JSON.stringify("x".repeat(bodyLimit - 2)), headers)).status).toBe(400);
  });
});
