import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { CheckFailed, UsageError } from "../command";
import { type Sources, tools } from "./tools";

/** Serves the tools over standard input and output until the input ends. */
export function serve(sources: Sources & { version: string }): void {
  serveStdio(() => serverOf(sources));
}

function serverOf({ version, ...sources }: Sources & { version: string }): McpServer {
  const server = new McpServer(
    { name: "kerf", version },
    {
      instructions:
        "The components of the React design system @kerf/react. Find one with `search`, read it with `component`, and pass your code to `check` before you finish.",
    },
  );
  for (const { name, description, input, required, answer } of tools) {
    const inputSchema = fromJsonSchema<Record<string, unknown>>({
      type: "object",
      properties: input,
      required: [...required],
      additionalProperties: false,
    });
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { description, inputSchema, annotations }, (given) => {
      try {
        return { content: [{ type: "text", text: answer(given, sources) }] };
      } catch (error) {
        if (!(error instanceof CheckFailed || error instanceof UsageError)) throw error;
        return { content: [{ type: "text", text: error.message }], isError: true };
      }
    });
  }
  return server;
}
