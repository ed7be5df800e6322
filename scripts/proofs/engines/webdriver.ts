/** The key under which WebDriver expects options of WebKitGTK. */
const OPTIONS = "webkitgtk:browserOptions";

/** A session of WebKitWebDriver: the few commands of the WebDriver protocol that are needed here. */
export class WebDriverSession {
  private constructor(
    private readonly url: string,
    readonly browser: string,
  ) {}

  /** Starts a browser. `driver` is the address at which WebKitWebDriver listens. */
  static async start(driver: string, args: string[], timeoutMs: number): Promise<WebDriverSession> {
    const { sessionId, capabilities } = (await send(`${driver}/session`, "POST", {
      capabilities: { alwaysMatch: { [OPTIONS]: { args }, timeouts: { script: timeoutMs } } },
    })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const { browserName, browserVersion } = capabilities;
    return new WebDriverSession(`${driver}/session/${sessionId}`, `${browserName}/${browserVersion}`);
  }

  /** Sends a command, such as `url`, and returns the value of its response. */
  post(command: string, body: object): Promise<unknown> {
    return send(`${this.url}/${command}`, "POST", body);
  }

  /** Sends a command that only reads, such as `screenshot`. */
  get(command: string): Promise<unknown> {
    return send(`${this.url}/${command}`, "GET");
  }

  /** Calls a function given as source text, and waits for the promise that it returns. */
  async execute(source: string, ...args: unknown[]): Promise<unknown> {
    const script = `
      const [args, resolve] = arguments;
      Promise.resolve((${source})(...args)).then((value) => resolve({ value }), (error) => resolve({ error: String(error) }));`;
    const { value, error } = (await this.post("execute/async", { script, args: [args] })) as {
      value?: unknown;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Ends the session, and with it the browser. */
  async end(): Promise<void> {
    await send(this.url, "DELETE");
  }
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
  return value;
}
