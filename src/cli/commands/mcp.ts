import type { Command } from "../command";

export const mcp: Command = {
  usage: "",
  summary: "Serves the catalog to AI assistants over standard input and output.",
  more: [
    "The server speaks the Model Context Protocol and needs no network. Register it in your assistant with the command",
    "`npx kerf mcp`. Its tools list, search and show components, parts, examples, guides and tokens, and check code.",
  ].join("\n"),
  run({ catalog, search, guide, tokens, version }) {
    const sources = { catalog: catalog(), search, guide, tokens, version };
    return {
      text: "",
      // Other commands start faster without the SDK.
      serve: async () => (await import("../mcp/server")).serve(sources),
    };
  },
};
