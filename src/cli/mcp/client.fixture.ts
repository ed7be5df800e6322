import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** An answer of the server, as the tests read it. */
interface Answer {
  serverInfo: { name: string; version: string };
  instructions: string;
  tools: { name: string; annotations?: { readOnlyHint?: boolean } }[];
  content: { type: string; text: string }[];
  isError?: boolean;
}

/** A client of `kerf mcp`. */
export interface McpClient {
  /** The server's name, version and instructions. */
  server: Answer;
  /** Rejects with the message of an error. */
  request(method: string, params?: object): Promise<Answer>;
  close(): void;
}

/** Starts a server with Node's arguments, and connects to it: one JSON-RPC message in each line. */
export async function connect(args: readonly string[], cwd: string): Promise<McpClient> {
  const server = spawn(process.execPath, args, { cwd, stdio: ["pipe", "pipe", "inherit"] });
  const open = new Map<number, (message: { result: Answer; error?: { message: string } }) => void>();
  createInterface({ input: server.stdout }).on("line", (line) => {
    const message = JSON.parse(line);
    open.get(message.id)?.(message);
    open.delete(message.id);
  });
  const gone = new Promise<never>((_, reject) =>
    server.on("exit", (code) => reject(new Error(`The server exited with ${code}.`))),
  );
  gone.catch(() => undefined);
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  let id = 0;
  const request = (method: string, params: object = {}) => {
    const answer = new Promise<Answer>((resolve, reject) => {
      id += 1;
      open.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
      send({ id, method, params });
    });
    return Promise.race([answer, gone]);
  };
  const clientInfo = { name: "test", version: "1.0.0" };
  const about = await request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
  send({ method: "notifications/initialized" });
  return { server: about, request, close: () => server.kill() };
}
