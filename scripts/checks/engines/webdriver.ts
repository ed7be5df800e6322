import { connect } from "node:net";

/** The commands in use: the path in the WebDriver protocol, and the name in Firefox's own variant of it. */
const commands = {
  open: ["url", "WebDriver:Navigate"],
  execute: ["execute/async", "WebDriver:ExecuteAsyncScript"],
  act: ["actions", "WebDriver:PerformActions"],
  resize: ["window/rect", "WebDriver:SetWindowRect"],
} as const;

type Send = (command: keyof typeof commands, body: object) => Promise<unknown>;

/** A browser that WebDriver controls. */
export interface Session {
  /** Its name and version. */
  browser: string;
  send: Send;
  /** Calls a function of the page, given as source, and resolves to its result. */
  execute(source: string, ...args: string[]): Promise<unknown>;
}

interface NewSession {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

/** The time that a story may take. On a loaded machine, one with 100,000 rows takes minutes. */
const timeouts = { script: 300_000 };

/** Opens a session through a driver's HTTP server, with these options of the browser. */
export async function sessionOverHttp(driver: string, options: object): Promise<Session> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${driver}/session${path}`, { method: "POST", body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
    return value;
  };
  const alwaysMatch = { ...options, timeouts };
  const opened = (await post("", { capabilities: { alwaysMatch } })) as unknown as NewSession;
  return session(opened, (command, body) => post(`/${opened.sessionId}/${commands[command][0]}`, body));
}

/** Opens a session through Marionette, the socket that Firefox listens on: messages of JSON, each after its length. */
export async function sessionOverSocket(port: number): Promise<Session> {
  const socket = connect(port, "127.0.0.1");
  let received = Buffer.alloc(0);
  /** Resolves the command that has been sent. There is one at a time. */
  let answer = (_error: { message: string } | null, _result?: unknown) => {};
  socket.on("error", () => answer({ message: "Firefox has ended." }));
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    const colon = received.indexOf(":");
    const end = colon + 1 + Number(received.subarray(0, colon));
    if (colon < 0 || received.length < end) return;
    const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
    received = received.subarray(end);
    // The first message isn't an answer.
    if (Array.isArray(message)) answer(message[2], message[3]);
  });
  const send = (command: string, body: object) =>
    new Promise<unknown>((resolve, reject) => {
      answer = (error, result) => {
        if (error) reject(new Error(`WebDriver: ${error.message}`));
        else resolve(result instanceof Object && "value" in result ? result.value : result);
      };
      const message = JSON.stringify([0, 1, command, body]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  const opened = (await send("WebDriver:NewSession", { timeouts })) as NewSession;
  return session(opened, (command, body) => send(commands[command][1], body));
}

function session({ capabilities: { browserName, browserVersion } }: NewSession, send: Send): Session {
  return {
    browser: `${browserName} ${browserVersion}`,
    send,
    async execute(source, ...args) {
      const script = `
        const [args, resolve] = arguments;
        Promise.resolve((${source})(...args)).then((value) => resolve({ value }), (error) => resolve({ error: String(error) }));`;
      const { value, error } = (await send("execute", { script, args: [args] })) as {
        value?: unknown;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
  };
}
