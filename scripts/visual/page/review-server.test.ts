import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { constructReport } from "../report/constructed-report";
import { reportFolder } from "../story-pictures";
import { Approvals } from "./approvals";
import { serveReview } from "./review-server";

const PICTURE = "/pictures/components-badge--story-0/light.actual.png";
const KEY = "components-badge--story-0/light";
let out: string;
let server: Awaited<ReturnType<typeof serveReview>>;
let port: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), "review-server-"));
  const { report, baselines } = await constructReport(out, join(out, "baselines"), 1);
  const folder = reportFolder({ out });
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  server = await serveReview({ report, approvals: new Approvals(report, baselines), folder, port: 0 });
  ({ port } = new URL(server.url));
});
afterAll(async () => {
  server.close();
  await rm(out, { recursive: true, force: true });
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
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

const json = { "content-type": "application/json" };
const post = (body: string, headers: Record<string, string> = json, path = "/api/approve") =>
  ask({ path, method: "POST", headers, body });

describe("the review's own page", () => {
  test.each(["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])("is served as %s", async (name) => {
    const host = `${name}:${port}`;
    const own = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
    const { status, text } = await ask({ headers: own });
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

  test("approves and restores", async () => {
    const keys = JSON.stringify([KEY]);
    expect(JSON.parse((await post(keys)).text)).toEqual({ approved: [KEY] });
    expect(JSON.parse((await post(keys, json, "/api/restore")).text)).toEqual({ approved: [] });
  });

  test("can't be framed, and its data can't be loaded by another site", async () => {
    for (const path of ["/", "/report.js", PICTURE]) {
      expect(await ask({ path })).toMatchObject({
        status: 200,
        headers: { "cross-origin-resource-policy": "same-origin", "x-frame-options": "DENY" },
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
    for (const path of ["/", "/report.js", PICTURE]) expect((await ask({ path, headers })).status).toBe(403);
    const { status, text } = await post("[]", { ...json, ...headers });
    expect([status, text]).toEqual([403, expect.stringContaining(`Open http://127.0.0.1:${port}/ instead.`)]);
  });

  const navigates = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  test.each<[how: string, headers: Record<string, string>]>([
    ["as a script", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
    ["from another port of this machine", { "sec-fetch-site": "same-site", "sec-fetch-dest": "script" }],
    ["in a frame", { ...navigates, "sec-fetch-dest": "iframe" }],
    ["by fetch()", { origin: "https://evil.example" }],
    ["from a sandboxed frame", { origin: "null" }],
  ])("can't load its data %s", async (_, headers) => {
    const { status, text } = await ask({ headers });
    expect([status, text]).toEqual([403, expect.stringContaining("comes from another site")]);
  });

  test("can't approve by submitting a form", async () => {
    const form = { ...navigates, "sec-fetch-dest": "document" };
    expect((await post("[]", { ...json, ...form })).status).toBe(403);
    expect((await post("[]", { "content-type": "text/plain" })).status).toBe(409);
  });
});

test.each(["null", "", "{", '{ "keys": [] }', "[1]"])("says what to send instead of %j", async (body) => {
  expect(JSON.parse((await post(body)).text).message).toContain("JSON list of strings");
});

test("refuses an unknown key, path or method, and a request over the limit", async () => {
  expect(JSON.parse((await post('["x"]')).text).message).toContain('no change "x"');
  expect((await post("[]", json, "/api/decide")).status).toBe(404);
  expect((await ask({ method: "PUT" })).status).toBe(405);
  const chunked = { ...json, "transfer-encoding": "chunked" };
  expect((await post(JSON.stringify("x".repeat(1024 * 1024)), chunked)).text).toContain("larger than");
});
