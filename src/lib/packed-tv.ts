/**
 * `tv()` as the package has it: what tailwind-variants/lite does with the options that Kerf's recipes use, in a
 * quarter of its bytes. The build puts it in the place of that import; a test holds both to the same classes, for
 * every recipe and every combination of its values.
 */
export function tv({ base, slots, variants = {}, compoundVariants = [], defaultVariants = {} }: Options) {
  const classes = (choice: Choice = {}) => {
    const value = (name: string) => choice[name] ?? defaultVariants[name];
    const chosen: unknown[] = [];
    for (const name in variants) chosen.push(variants[name]?.[String(value(name) ?? false)]);
    for (const { class: own, ...conditions } of compoundVariants) {
      if (Object.entries(conditions).every(([name, wanted]) => holds(wanted, value(name)))) chosen.push(own);
    }
    if (!slots) return join([base, chosen]);
    const made: Record<string, () => string> = {};
    for (const slot of new Set(["base", ...Object.keys(slots)])) {
      const own = [slots[slot], chosen.map((each) => ofSlot(each, slot))];
      made[slot] = () => join(slot === "base" ? [base, own] : own);
    }
    return made;
  };
  return Object.assign(classes, { base, slots: slots ?? {}, variants, compoundVariants, defaultVariants });
}

/** Strings, or lists of them at any depth. */
type Classes = unknown;
type Choice = Record<string, unknown>;

interface Options {
  base?: Classes;
  slots?: Record<string, Classes>;
  variants?: Record<string, Record<string, Classes | Record<string, Classes>>>;
  compoundVariants?: ({ class: Classes | Record<string, Classes> } & Choice)[];
  defaultVariants?: Choice;
}

/** What a value says of a slot; what is no table is said of the base. */
function ofSlot(value: unknown, slot: string): Classes {
  const isTable = typeof value === "object" && !Array.isArray(value);
  return isTable ? (value as Record<string, Classes> | null)?.[slot] : slot === "base" && value;
}

function holds(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.includes(actual);
  return wanted === actual || (!wanted && !actual);
}

function join(classes: unknown[]): string {
  return classes.flat(9).filter(Boolean).join(" ");
}
