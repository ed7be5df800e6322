/**
 * The caller's props without `onChange`, if the caller also passes `onValueChange`. React passes the events of a control's inner
 * inputs to an `onChange` of the root, and form libraries pass one handler as both. It would get an event for a value.
 */
export function withoutInnerChange<Props extends object>(props: Props, onValueChange: unknown): Props {
  return onValueChange ? { ...props, onChange: undefined } : props;
}
