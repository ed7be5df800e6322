/** `Omit` for each member of a union by itself, so that an icon-only Button still asks for its name. */
export type Without<Props, Names extends PropertyKey> = Props extends unknown ? Omit<Props, Names> : never;
