import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createStorybookMcpHandler } from "@storybook/mcp";
import type { Catalog } from "../../../src/catalog";
import { componentManifest } from "../../catalog";
import { root } from "../../lib/paths";

/** A client of `kerf mcp`, run from the sources. */
export async function connectKerf(): Promise<Client> {
  const client = new Client({ name: "bench", version: "1.0.0" });
  const args = ["--import", "tsx", "src/cli/kerf.ts", "mcp"];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root }));
  return client;
}

/** A client of Storybook's server, with the component manifest that the site serves. Requests stay in this process. */
export async function connectStorybook(catalog: Catalog): Promise<Client> {
  const manifest = JSON.stringify(componentManifest(catalog));
  const handle = await createStorybookMcpHandler({
    manifestProvider: async (_request, path) => {
      if (path.endsWith("components.json")) return manifest;
      throw new Error(`The site has no ${path}.`);
    },
  });
  const client = new Client({ name: "bench", version: "1.0.0" });
  const fetch = (url: string | URL, init?: RequestInit) => handle(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), { fetch }));
  return client;
}

/** The text of an answer. */
export async function ask(client: Client, name: string, given: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: given });
  return (content as { text?: string }[]).map(({ text = "" }) => text).join("\n");
}
