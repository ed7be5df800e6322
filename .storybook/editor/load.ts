import { loadPacked } from "../load-packed";

/** Loads a file of the editor. The dev server makes them all when it is first asked for one. */
export function load(name: string, base: string): Promise<string> {
  return loadPacked(new URL(`editor/${name}.bin`, base));
}
