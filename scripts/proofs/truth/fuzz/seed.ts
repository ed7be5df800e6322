import { readConfigureGlobal } from "fast-check";
import "../../../test/fixed-seed";

/** The seed of the property tests, as `SEED` says it; any, where it says `random`. */
export function chosenSeed(): number {
  return readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31);
}
