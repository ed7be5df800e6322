/** Says why something was not done, to whoever asked for it. */
export class Refusal extends Error {}
