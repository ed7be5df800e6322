import { parseArgs } from "node:util";

/** What `npm run prove -- truth` can be told. */
export interface TruthOptions {
  /** The document to hold against the code. */
  catalog: string;
  /** Only facts of these components. */
  components?: string[];
  /** Folder of a run's results to read in place of running stories. */
  records?: string;
  /** A built Storybook to run, in place of building one. */
  site?: string;
  /** Folder for whatever the run leaves behind. */
  out: string;
  /** A file for the facts, as JSON. */
  json?: string;
  workers: number;
}

export const usage = `npm run prove -- truth [options]

Holds every fact of the catalog against the code and the running components.

  --component NAME     only facts of these components (NAME,NAME)
  --records DIR        read the records of a run of all stories, in place of running those that are needed
  --catalog FILE       the document (src/catalog/catalog.json)
  --site DIR           run this built Storybook, in place of building one; the document in it is replaced
  --out DIR            where results go (.cache/truth)
  --json FILE          write the facts to a file, too
  --workers N          browsers at a time (2)`;

/** Reads the command line. */
export function readTruthOptions(args: string[]): TruthOptions {
  const { values } = parseArgs({
    args,
    options: {
      component: { type: "string" },
      records: { type: "string" },
      catalog: { type: "string", default: "src/catalog/catalog.json" },
      site: { type: "string" },
      out: { type: "string", default: ".cache/truth" },
      json: { type: "string" },
      workers: { type: "string", default: "2" },
    },
  });
  const { component, workers, ...rest } = values;
  return { ...rest, components: component?.split(","), workers: Number(workers) };
}
