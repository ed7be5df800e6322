/** A component of an ECharts option, or the option itself. */
export type Fields = Record<string, unknown>;

/** The components of one kind. An option has none, one or a list. */
export function list(value: unknown): Fields[] {
  return (Array.isArray(value) ? value : isFields(value) ? [value] : []) as Fields[];
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Adds defaults to an object and to the objects in it. Lists and other values of the object replace the defaults. */
export function under(defaults: Fields, own: Fields): Fields {
  const merged = { ...defaults };
  for (const [key, value] of Object.entries(own)) {
    const below = defaults[key];
    merged[key] = isFields(below) && isFields(value) ? under(below, value) : value;
  }
  return merged;
}
