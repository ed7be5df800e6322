import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import type { Consumer } from "../build/consumer";

/** What an application would download. */
export interface Bundle {
  /** Bytes, minified and gzipped. */
  bytes: number;
  /** Bytes of each module before minifying, the largest first. */
  modules: [id: string, bytes: number][];
}

/** Peers are the application's own, and in its bundle anyway. */
const leftOut = /^(react|react-dom|echarts)($|\/)/;

/** Bundles and minifies a module of the consumer's, tree-shaken, as an application's production build does. */
export async function bundle(consumer: Consumer, code: string): Promise<Bundle> {
  const output = (await build({
    root: consumer.folder,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [entry(consumer, code)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: "entry",
        external: leftOut,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = output.output;
  const modules = Object.entries(chunk.modules).map(([id, { renderedLength }]): [string, number] => [
    id,
    renderedLength,
  ]);
  return {
    bytes: gzipSync(chunk.code, { level: 9 }).length,
    modules: modules.sort(([, a], [, b]) => b - a),
  };
}

function entry(consumer: Consumer, code: string): Plugin {
  const id = `${consumer.folder}/entry.js`;
  return {
    name: "entry",
    resolveId: (source) => (source === "entry" ? id : undefined),
    load: (source) => (source === id ? code : undefined),
  };
}
