import { expect, test, vi } from "vitest";
import * as packed from "./packed-tv";

/** Every call of `tv()` while the recipes are loaded: its options, and what it made. */
const { calls } = vi.hoisted(() => ({ calls: [] as [options: Options, made: Made][] }));

vi.mock("tailwind-variants/lite", async (importOriginal) => {
  const { tv } = await importOriginal<typeof import("tailwind-variants/lite")>();
  const noted = (options: never) => {
    const made = tv(options);
    calls.push([options, made as unknown as Made]);
    return made;
  };
  return { tv: noted };
});

interface Options {
  variants?: Record<string, Record<string, unknown>>;
  compoundVariants?: object[];
}
type Made = (choice?: object) => string | undefined | Record<string, () => string | undefined>;

test("every recipe gives the same classes by either, for every combination of its values", async () => {
  await Promise.all(Object.values(import.meta.glob("../components/*/*.recipe.ts")).map((load) => load()));
  expect(calls.length).toBeGreaterThan(100);
  for (const [options, theirs] of calls) {
    const ours = packed.tv(options as never) as Made;
    for (const choice of combinations(options.variants ?? {})) {
      expect([choice, read(ours(choice))]).toEqual([choice, read(theirs(choice))]);
    }
  }
});

test("the recipes ask for nothing that it lacks", () => {
  const known = ["base", "slots", "variants", "compoundVariants", "defaultVariants"];
  for (const [options] of calls) {
    expect(Object.keys(options).filter((name) => !known.includes(name))).toEqual([]);
    for (const each of options.compoundVariants ?? []) expect(each).toHaveProperty("class");
  }
});

function read(made: ReturnType<Made>): string | Record<string, string> {
  if (typeof made !== "object") return made ?? "";
  return Object.fromEntries(Object.entries(made).map(([slot, classes]) => [slot, classes() ?? ""]));
}

/** Every value of each variant with every one of the others, and each left out. */
function combinations(variants: Record<string, Record<string, unknown>>): object[] {
  return Object.entries(variants).reduce<object[]>(
    (all, [name, values]) =>
      all.flatMap((choice) =>
        [undefined, ...Object.keys(values).map(asPassed)].map((value) => ({ ...choice, [name]: value })),
      ),
    [{}],
  );
}

/** `true` as a caller writes it, where the recipe has it as a name. */
function asPassed(value: string): string | boolean {
  return value === "true" || value === "false" ? value === "true" : value;
}
