import { loadPacked } from "../../shared/load-packed";

/** Loads a file of the editor. On the first request, the dev server builds all of the editor's files. */
export function load(name: string, base: string): Promise<string> {
  return loadPacked(new URL(`editor/${name}.bin`, base));
}
