/** A request that the review store refuses. The message is the reason. */
export class Refusal extends Error {}
