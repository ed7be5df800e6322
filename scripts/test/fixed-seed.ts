import { configureGlobal } from "fast-check";

/**
 * Property tests draw the same cases each time, so that a failure is somebody's change and not chance. `SEED=random`
 * draws others, and `SEED=<number>` those of a run that failed, which names its seed.
 */
const wanted = process.env.SEED ?? "20261121";
if (wanted !== "random") configureGlobal({ seed: Number(wanted) });
