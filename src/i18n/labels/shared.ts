/**
 * The strings of both objects. Mark each call as pure: a spread may run code, so bundlers would otherwise keep it in every
 * application.
 */
export const join = <Shared extends object, Own extends object>(shared: Shared, own: Own) =>
  ({ ...shared, ...own }) as { [Key in keyof (Shared & Own)]: (Shared & Own)[Key] };

export const copyOutcomes = {
  /** Announced after copying. */
  copied: "Copied",
  /** Shown and announced if copying fails. */
  failed: "Could not copy",
};

/** A text with `{count}` in it, for each plural form of the language. */
export interface PluralForms {
  /** For exactly one, in languages whose `one` is also for 21, such as Russian, or that have no other form. */
  "=1"?: string;
  /** For zero, in languages such as Arabic. */
  zero?: string;
  /** For one, in most languages. */
  one?: string;
  /** For two, in languages such as Arabic. */
  two?: string;
  /** For a few, in languages such as Polish. */
  few?: string;
  /** For many, in languages such as Polish. */
  many?: string;
  /** For all other numbers, and in languages without plural forms. */
  other: string;
}

/** Texts of a list of options. */
export const listLabels = {
  /** Name of the list, if the field has no label. */
  options: "Options",
};

/** In a constant, because bundlers keep an object if a module reads one of its fields. */
export const resultCount: PluralForms = { one: "{count} result", other: "{count} results" };

/** Texts of a list that is filtered by typing. */
export const resultLabels = {
  /** Shown and announced if nothing is found. */
  empty: "No results",
  /** Announced while the user types, by the plural forms of the language. */
  results: resultCount,
};

/** Texts of a field with a list that is filtered by typing. */
export const pickerLabels = /* @__PURE__ */ join(/* @__PURE__ */ join(listLabels, resultLabels), {
  /** Name of the button that clears the field. */
  clear: "Clear",
});
