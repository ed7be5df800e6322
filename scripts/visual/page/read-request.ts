import type { IncomingMessage } from "node:http";
import type { Decision } from "../report/model";

/** The limit in bytes, enough for a decision about 10,000 changes. */
export const bodyLimit = 1024 * 1024;

/** A request that can't be answered: the reason, and the HTTP status of the response. */
export class BadRequest extends Error {
  constructor(
    readonly status: 400 | 404 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** The decision that the page requests. */
export interface DecisionRequest {
  decision: Decision;
  keys: string[];
}

/**
 * Reads a request's body.
 *
 * @throws {BadRequest} if it is not a JSON object of at most {@link bodyLimit} bytes.
 */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") {
    throw new BadRequest(415, `The content type is ${JSON.stringify(type)}. Send application/json.`);
  }
  const text = await readText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new BadRequest(400, `The body isn't JSON: ${(error as Error).message}.`);
  }
  if (typeof body === "object" && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw new BadRequest(400, `The body is ${brief(body)}. Send a JSON object.`);
}

/**
 * Checks the shape of a decision.
 *
 * @throws {BadRequest} naming the field that is wrong.
 */
export function readDecision({ decision, keys }: Record<string, unknown>): DecisionRequest {
  if (decision !== "approved" && decision !== "rejected") {
    throw new BadRequest(400, `"decision" is ${brief(decision)}. Send "approved" or "rejected".`);
  }
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === "string")) {
    throw new BadRequest(400, `"keys" is ${brief(keys)}. Send a list of the keys of changes.`);
  }
  return { decision, keys };
}

/**
 * Checks the shape of a comment.
 *
 * @throws {BadRequest} naming the field that is wrong.
 */
export function readComment({ key, text }: Record<string, unknown>): { key: string; text: string } {
  checkKey(key);
  if (typeof text !== "string") {
    throw new BadRequest(400, `"text" is ${brief(text)}. Send the comment, or "" to remove it.`);
  }
  return { key, text: text.trim() };
}

/**
 * Checks the shape of a request to take a change out of its group, or to put it back.
 *
 * @throws {BadRequest} naming the field that is wrong.
 */
export function readUngrouped({ key, ungrouped }: Record<string, unknown>): {
  key: string;
  ungrouped: boolean;
} {
  checkKey(key);
  if (typeof ungrouped !== "boolean") {
    throw new BadRequest(400, `"ungrouped" is ${brief(ungrouped)}. Send true or false.`);
  }
  return { key, ungrouped };
}

function checkKey(key: unknown): asserts key is string {
  if (typeof key === "string") return;
  throw new BadRequest(400, `"key" is ${brief(key)}. Send the key of a change.`);
}

async function readText(request: IncomingMessage): Promise<string> {
  const tooLarge = () =>
    new BadRequest(413, `The body is larger than ${bodyLimit} bytes. Decide on fewer changes at a time.`);
  if (Number(request.headers["content-length"]) > bodyLimit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection must stay open to send the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > bodyLimit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? "missing").slice(0, 80);
}
