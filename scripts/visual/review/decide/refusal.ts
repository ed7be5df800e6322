/** Tells the caller why something wasn't done. */
export class Refusal extends Error {}
