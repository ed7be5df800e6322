import { warnOnce } from "./warn-once";

/**
 * Makes an enum prop that no recipe knows safe against values from untyped callers: one that is not in the
 * list falls back to the first and warns once, in development only.
 *
 * @param prop The prop's full name, as in `Dialog.Root.role`; it stands in the warning.
 * @param values The allowed values, the default first.
 */
export function knownValue<Value extends string | number>(
  prop: string,
  value: Value | undefined,
  values: readonly [Value, ...Value[]],
): Value {
  if (value === undefined || values.includes(value)) return value ?? values[0];
  warnOnce(
    `Invalid ${prop} ${JSON.stringify(value)}. Use one of ${values.map((each) => (each === "" ? '""' : each)).join(", ")}. ${JSON.stringify(values[0])} is used instead.`,
  );
  return values[0];
}
