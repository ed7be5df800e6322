import type { PropDescriptor, SubComponentDescriptor } from "./types";

type Props = Readonly<Record<string, PropDescriptor>>;

const isSame = (one: PropDescriptor | undefined, other: PropDescriptor) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The props that are the same on more than half of the parts, such as `className`. None if there are only two parts. */
export function commonProps(parts: readonly SubComponentDescriptor[]): Record<string, PropDescriptor> {
  const all = parts.flatMap(({ props }) => Object.entries(props));
  const isCommon = ([prop, descriptor]: (typeof all)[number]) =>
    parts.length > 2 &&
    parts.filter(({ props }) => isSame(props[prop], descriptor)).length > parts.length / 2;
  return Object.fromEntries(all.filter(isCommon));
}

/** The props of a part besides the common ones. */
export function withoutCommon(props: Props, common: Props): Record<string, PropDescriptor> {
  return Object.fromEntries(
    Object.entries(props).filter(([prop, descriptor]) => !isSame(common[prop], descriptor)),
  );
}
