import { warnOnce } from "./warn-once";

/**
 * Makes an enum prop without a recipe safe against values from untyped callers. An invalid value falls back
 * to the first allowed value and, in development, logs one warning.
 *
 * @param prop The prop's full name, such as `Dialog.Root.role`, for the warning.
 * @param values The allowed values, the default first.
 */
export function knownValue<Value extends string | number>(
  prop: string,
  value: Value | undefined,
  values: readonly [Value, ...Value[]],
): Value {
  if (value === undefined || values.includes(value)) return value ?? values[0];
  warnOnce(
    () =>
      `Invalid ${prop} ${JSON.stringify(value)}. Use one of ${values.map((each) => (each === "" ? '""' : each)).join(", ")}. ${JSON.stringify(values[0])} is used instead.`,
  );
  return values[0];
}
