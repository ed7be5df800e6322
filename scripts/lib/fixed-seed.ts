import { configureGlobal } from "fast-check";

/**
 * Makes property tests draw the same cases in every run, so that a failure comes from a change and not from
 * chance. `SEED=random` draws other cases. `SEED=<number>` repeats the cases of a failed run, which prints
 * its seed.
 */
const wanted = process.env.SEED ?? "20261121";
if (wanted !== "random") configureGlobal({ seed: Number(wanted) });
