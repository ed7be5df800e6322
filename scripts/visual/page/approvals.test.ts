import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { constructReport } from "../report/constructed-report";
import { reportFolder } from "../report/report-file";
import type { Change } from "../report/report-format";
import { Approvals, keysOfGroups } from "./approvals";
import { serveReview } from "./review-server";

let folder: string;
let made: Awaited<ReturnType<typeof constructReport>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "approvals-"));
  made = await constructReport(folder, join(folder, "baselines"), 20);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const approvals = () => new Approvals(made.report, made.baselines);

/** The hash of a change's current baseline, if it has one. */
const baselineOf = async ({ storyId, mode }: Change) => (await made.baselines.read(storyId, mode))?.hash;

function change(kind: Change["kind"]): Change {
  const found = made.report.changes.find((each) => each.kind === kind);
  if (!found) throw new Error(`The constructed report has nothing ${kind}.`);
  return found;
}

test("approving writes changed and new baselines, and deletes removed ones", async () => {
  const all = made.report.changes;
  const keys = all.map(({ key }) => key);
  await approvals().approve(keys);
  expect(await Promise.all(all.map(baselineOf))).toEqual(all.map(({ after }) => after?.hash));
  // A new page knows what is approved, because the baselines say so.
  expect(await approvals().approved()).toEqual(keys);
});

test("groups have the numbers of the summary", () => {
  const all = made.report.changes.map(({ key }) => key);
  expect(keysOfGroups(made.report, "all").sort()).toEqual([...all].sort());
  expect(keysOfGroups(made.report, "20 1").length).toBe(2);
  for (const groups of ["0", "21", "1 two"])
    expect(() => keysOfGroups(made.report, groups)).toThrow('Use "all", or numbers from 1 to 20.');
});

test("approves an accessibility tree", async () => {
  const [storyId, mode] = ["components-badge--story-0", "tree"];
  const tree = { before: '- button "Save"\n', after: '- button "Saved"\n' };
  made.report.changes = [{ key: `${storyId}/tree`, storyId, mode, kind: "changed", message: "", tree }];
  await made.baselines.writeTree(storyId, tree.before);
  await approvals().approve([`${storyId}/tree`]);
  expect(await made.baselines.tree(storyId)).toBe(tree.after);
});

test("removes the baseline of a picture that now equals the one in light", async () => {
  const like = change("changed");
  like.likeLight = true;
  await approvals().approve([like.key]);
  expect(await baselineOf(like)).toBeUndefined();
});

test("refuses an unstable change, and then approves nothing", async () => {
  change("new").unstable = true;
  const keys = [change("changed").key, change("new").key];
  await expect(approvals().approve(keys)).rejects.toThrow(/was not the same when/);
  expect(await approvals().approved()).toEqual([]);
});

test("refuses to overwrite a baseline that somebody else wrote since the run", async () => {
  const { storyId, mode, key } = change("changed");
  await made.baselines.write(storyId, mode, { width: 1, height: 1, hash: "f".repeat(20) });
  await expect(approvals().approve([key])).rejects.toThrow(/has changed since the run/);
});

describe("the server", () => {
  let server: Awaited<ReturnType<typeof serveReview>>;
  let port: string;
  beforeEach(async () => {
    const options = { report: made.report, approvals: approvals(), folder: reportFolder({ out: folder }) };
    await writeFile(join(options.folder, "index.html"), "<!doctype html>");
    server = await serveReview({ ...options, port: 0 });
    ({ port } = new URL(server.url));
  });
  afterEach(() => server.close());

  /** Node's own client, because fetch() sets Host and Origin itself. */
  async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
    const method = body === undefined ? "GET" : "POST";
    const sent = request({ host: "127.0.0.1", port, path, method, headers }).end(body);
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  }

  /** Sends a request as the page does, opened under this name. */
  const post = (body: string, path = "/api/approve", name = "127.0.0.1") =>
    ask(path, { host: `${name}:${port}`, origin: `http://${name}:${port}` }, body);

  test.each(["127.0.0.1", "localhost", "[::1]"])("approves for its own page at %s", async (name) => {
    const keys = [change("new").key];
    expect((await post(JSON.stringify(keys), "/api/approve", name)).status).toBe(200);
    expect(await approvals().approved()).toEqual(keys);
  });

  test("other sites can't frame the page, or load its data", async () => {
    for (const path of ["/", "/report.js", "/pictures/components-badge--story-0/light.actual.png"]) {
      expect(await ask(path)).toMatchObject({
        status: 200,
        headers: { "cross-origin-resource-policy": "same-origin", "x-frame-options": "DENY" },
      });
      for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1:1", "127.0.0.1"])
        expect((await ask(path, { host })).status).toBe(403);
    }
  });

  test.each(["https://evil.example", "null", undefined])(
    "a page of origin %s can't approve",
    async (origin) => {
      const { status, text } = await ask("/api/approve", origin ? { origin } : {}, "[]");
      expect([status, text]).toEqual([403, expect.stringContaining("comes from another site")]);
    },
  );

  test("refuses other content, and an unknown key or path", async () => {
    for (const body of ["null", "", "{", '{ "keys": [] }', "[1]"])
      expect(JSON.parse((await post(body)).text).message).toContain("JSON list of strings");
    expect(JSON.parse((await post('["x"]')).text).message).toContain('no change "x"');
    expect((await post("[]", "/api/decide")).status).toBe(404);
  });
});
