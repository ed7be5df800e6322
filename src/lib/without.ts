/**
 * `Omit`, applied to each member of a union separately, so that an icon-only Button still requires its name.
 */
export type Without<Props, Names extends PropertyKey> = Props extends unknown ? Omit<Props, Names> : never;
