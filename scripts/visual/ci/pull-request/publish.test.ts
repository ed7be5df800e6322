import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { constructReport } from "../../page/proof/constructed";
import { commentOnPullRequest } from ".";
import { marker } from "./comment";

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

let folder: string;
let server: Server;
/** The requests to the server, in order: method, path, body. */
let asked: [string, string, Record<string, unknown>?][];
let comments: Comment[];
let head: string;
let refs: Set<string>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "comment-"));
  [asked, comments, head, refs] = [[], [], "c0ffee", new Set()];
  server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** Responds like GitHub. */
async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const { method = "", url = "" } = request;
  const path = url.replace("/repos/kerf/react/", "");
  const body = method === "GET" ? undefined : ((await json(request)) as Record<string, unknown>);
  asked.push([method, path, body]);
  if (request.headers.authorization !== "Bearer secret") return [401, {}];
  if (path.startsWith("pulls?")) return [200, [{ number: 7, head: { sha: head } }]];
  if (path.startsWith("actions/runs/99/artifacts")) return [200, { artifacts: [{ id: 5 }] }];
  if (path.startsWith("git/ref/")) return refs.has(path.slice("git/ref/".length)) ? [200, {}] : [404, {}];
  if (path === "git/refs") refs.add(String(body?.ref).replace("refs/", ""));
  if (path.startsWith("git/")) return [201, { sha: `sha-${asked.length}` }];
  if (method === "GET") {
    const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
    return [200, comments.slice((page - 1) * 100, page * 100)];
  }
  if (method === "POST") {
    comments.push({
      id: 1000 + comments.length,
      body: String(body?.body),
      user: { login: "github-actions[bot]" },
    });
    return [201, {}];
  }
  const [own] = comments.filter(({ id }) => path === `issues/comments/${id}`);
  if (own) own.body = String(body?.body);
  return [own ? 200 : 404, {}];
}

async function publish(changes: number): Promise<string> {
  await rm(join(folder, "report"), { recursive: true, force: true });
  await constructReport(join(folder, "report"), join(folder, "baselines"), changes);
  const run = {
    id: 99,
    head_sha: "c0ffee",
    head_branch: "fix",
    head_repository: { owner: { login: "ada" } },
  };
  await writeFile(join(folder, "event.json"), JSON.stringify({ workflow_run: run }));
  const { port } = server.address() as AddressInfo;
  return commentOnPullRequest(join(folder, "report"), {
    GITHUB_EVENT_PATH: join(folder, "event.json"),
    GITHUB_API_URL: `http://127.0.0.1:${port}`,
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_REPOSITORY: "kerf/react",
    GITHUB_TOKEN: "secret",
  });
}

test("writes one comment with pictures, and later updates it in place", async () => {
  expect(await publish(3)).toBe("The comment on #7 is written.");
  expect(asked[0]?.[1]).toBe("pulls?state=open&head=ada%3Afix");
  expect(comments[0]?.body).toContain("https://github.example/kerf/react/actions/runs/99/artifacts/5");
  expect(comments[0]?.body).toMatch(
    /<img src="https:\/\/github\.example\/kerf\/react\/raw\/sha-\d+\/components-badge--story-0\/light\.actual\.png"/,
  );
  expect(asked).toContainEqual(["POST", "git/refs", { ref: "refs/review/pull-7", sha: expect.any(String) }]);

  expect(await publish(2)).toBe("The comment on #7 is updated.");
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toContain("2 changed");
  expect(asked).toContainEqual(["PATCH", "git/refs/review/pull-7", { sha: expect.any(String), force: true }]);

  await publish(0);
  expect(comments[0]?.body).toContain("no visual change");
});

test("finds its own comment after a hundred others, and overwrites nobody else's", async () => {
  const others = Array.from({ length: 120 }, (_, id) => ({
    id,
    body: `${marker} mine`,
    user: { login: "ada" },
  }));
  comments = [...others, { id: 500, body: marker, user: { login: "github-actions[bot]" } }];
  expect(await publish(1)).toBe("The comment on #7 is updated.");
  expect(comments[120]?.body).toContain("1 changed");
  expect(comments.slice(0, 120)).toEqual(others);
});

test("writes no comment if there is no visual change", async () => {
  expect(await publish(0)).toBe("No visual change. Nothing is written.");
  expect(comments).toEqual([]);
});

test("writes nothing for a run that isn't of the latest commit", async () => {
  head = "1a7e12";
  expect(await publish(3)).toMatch(/^No open pull request has this commit/);
  expect(asked.map(([method]) => method)).toEqual(["GET"]);
});

test("says what GitHub refuses", async () => {
  await publish(1);
  const event = { GITHUB_EVENT_PATH: join(folder, "event.json"), GITHUB_REPOSITORY: "kerf/react" };
  const { port } = server.address() as AddressInfo;
  const env = {
    ...event,
    GITHUB_API_URL: `http://127.0.0.1:${port}`,
    GITHUB_SERVER_URL: "x",
    GITHUB_TOKEN: "old",
  };
  await expect(commentOnPullRequest(join(folder, "report"), env)).rejects.toThrow(
    "GitHub refuses GET pulls?",
  );
  await expect(commentOnPullRequest(join(folder, "report"), event)).rejects.toThrow(
    "GITHUB_API_URL is not set",
  );
});

test.each([
  ["a path", { storyId: "../../secret" }],
  ["a mode with a quote", { mode: 'light"><img src=x' }],
  ["details that aren't a list", { details: 1 }],
])("refuses a report with %s, and sends no request", async (_, more) => {
  const { report } = await constructReport(join(folder, "report"), join(folder, "baselines"), 1);
  const [first] = report.changes;
  await publish(1);
  asked = [];
  const changes = [{ ...first, ...more }];
  await writeFile(join(folder, "report/report.json"), JSON.stringify({ ...report, changes }));
  const env = {
    ...{ GITHUB_EVENT_PATH: join(folder, "event.json"), GITHUB_API_URL: "x", GITHUB_SERVER_URL: "x" },
    ...{ GITHUB_REPOSITORY: "kerf/react", GITHUB_TOKEN: "secret" },
  };
  await expect(commentOnPullRequest(join(folder, "report"), env)).rejects.toThrow("The report isn't valid");
  expect(asked).toEqual([]);
});
