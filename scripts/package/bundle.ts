import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";

/** The files that an application downloads initially. */
export interface Bundle {
  /** Bytes, minified and gzipped. */
  bytes: number;
  /** Bytes of each module before minifying, the largest first. */
  modules: [id: string, bytes: number][];
}

/** Peer dependencies. They are in an application's bundle anyway. */
const leftOut = /^(react|react-dom|echarts)($|\/)/;

/** Bundles, tree-shakes and minifies a module in a consumer's folder, as an application's production build does. */
export async function bundle(folder: string, code: string): Promise<Bundle> {
  const output = (await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [entry(folder, code)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: "entry",
        external: leftOut,
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = atOnce(output.output);
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).map(([id, { renderedLength }]): [string, number] => [id, renderedLength]),
  );
  return {
    bytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    modules: modules.sort(([, a], [, b]) => b - a),
  };
}

/** The entry and its static imports. Modules behind `import()` are only downloaded when they are needed. */
function atOnce(output: Rolldown.RolldownOutput["output"]): Rolldown.OutputChunk[] {
  const chunks = new Map(output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each]] : [])));
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  add(output[0]);
  return [...found];
}

function entry(folder: string, code: string): Plugin {
  const id = `${folder}/entry.js`;
  return {
    name: "entry",
    resolveId: (source) => (source === "entry" ? id : undefined),
    load: (source) => (source === id ? code : undefined),
  };
}
