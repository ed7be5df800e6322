import { connect, type Socket } from "node:net";
import { viewport } from "../../visual";

/** The commands in use: the path in the WebDriver protocol, and the name in Firefox's own variant of it. */
const commands = {
  open: ["url", "WebDriver:Navigate"],
  execute: ["execute/async", "WebDriver:ExecuteAsyncScript"],
  act: ["actions", "WebDriver:PerformActions"],
  resize: ["window/rect", "WebDriver:SetWindowRect"],
} as const;

type Send = (command: keyof typeof commands, body: object) => Promise<unknown>;

interface NewSession {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

/** The time that a story may take. On a loaded machine, one with 100,000 rows takes minutes. */
const timeouts = { script: 300_000 };

const SHIFT = "\uE008";

/** A page of a browser that WebDriver controls. */
export class WebDriverPage {
  private constructor(
    private readonly send: Send,
    readonly browser: string,
  ) {}

  /** Opens a page through a driver's HTTP server, with these options of the browser. */
  static async overHttp(driver: string, options: object): Promise<WebDriverPage> {
    const post = async (path: string, body: object) => {
      const response = await fetch(`${driver}/session${path}`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
      if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
      return value;
    };
    const alwaysMatch = { ...options, timeouts };
    const session = (await post("", { capabilities: { alwaysMatch } })) as unknown as NewSession;
    return WebDriverPage.from(session, (command, body) =>
      post(`/${session.sessionId}/${commands[command][0]}`, body),
    );
  }

  /** Opens a page through Marionette, the socket that Firefox listens on. */
  static async overSocket(port: number): Promise<WebDriverPage> {
    const marionette = new Marionette(connect(port, "127.0.0.1"));
    const session = (await marionette.send("WebDriver:NewSession", { timeouts })) as NewSession;
    return WebDriverPage.from(session, (command, body) => marionette.send(commands[command][1], body));
  }

  private static async from({ capabilities }: NewSession, send: Send): Promise<WebDriverPage> {
    const { browserName, browserVersion } = capabilities;
    const page = new WebDriverPage(send, `${browserName} ${browserVersion}`);
    // The window is larger than the page by its toolbar.
    await send("resize", viewport);
    const [width, height] = (await page.execute("() => [innerWidth, innerHeight]")) as [number, number];
    await send("resize", {
      width: 2 * viewport.width - width,
      height: 2 * viewport.height - height,
    });
    return page;
  }

  /** Opens a Storybook's preview that loads in-page.ts. */
  async open(url: string): Promise<void> {
    await this.send("open", { url });
    await this.call("connect");
  }

  /** Calls a function of `window.kerfEngines`, and resolves to its result. */
  call(name: string, ...args: string[]): Promise<unknown> {
    return this.execute(`(...args) => window.kerfEngines.${name}(...args)`, ...args);
  }

  /** Presses and releases the Shift key, as a person would. */
  async pressShift(): Promise<void> {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: SHIFT }));
    await this.send("act", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  private async execute(source: string, ...args: string[]): Promise<unknown> {
    const script = `
      const [args, resolve] = arguments;
      Promise.resolve((${source})(...args)).then((value) => resolve({ value }), (error) => resolve({ error: String(error) }));`;
    const result = await this.send("execute", { script, args: [args] });
    const { value, error } = result as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }
}

/** Firefox's variant of WebDriver: messages of JSON, each after its length. */
class Marionette {
  private received = Buffer.alloc(0);
  /** Resolves the command that has been sent. There is one at a time. */
  private answer = (_error: { message: string } | null, _result?: unknown) => {};

  constructor(private readonly socket: Socket) {
    socket.on("data", (data) => this.read(data));
    socket.on("error", () => this.answer({ message: "Firefox has ended." }));
  }

  send(command: string, body: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.answer = (error, result) => {
        if (error) reject(new Error(`WebDriver: ${error.message}`));
        else resolve(result instanceof Object && "value" in result ? result.value : result);
      };
      const message = JSON.stringify([0, 1, command, body]);
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  private read(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    const colon = this.received.indexOf(":");
    const end = colon + 1 + Number(this.received.subarray(0, colon));
    if (colon < 0 || this.received.length < end) return;
    const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString());
    this.received = this.received.subarray(end);
    // The first message isn't an answer.
    if (Array.isArray(message)) this.answer(message[2], message[3]);
  }
}
