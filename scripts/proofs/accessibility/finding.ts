/** A finding of an engine about one element of a story. */
export interface Finding {
  /** The engine and its rule, such as `html-validate/prefer-tbody`. */
  rule: string;
  message: string;
  /** The opening tag of the element. */
  tag: string;
}
