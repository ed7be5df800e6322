/** The part of a table's state that the server needs. All of it is in the URL. */
export interface TableQuery {
  search: string;
  /** The selected values of each filter. An empty list allows all values. */
  filters: Record<string, string[]>;
  sort: { by: string; order: "ascending" | "descending" };
  /** Counted from 1. */
  page: number;
  perPage: number;
}

/** The values that the URL may contain. Anything else in it is ignored, because people can edit it. */
export interface QueryRules {
  /** The columns that can be sorted. */
  sortable: readonly string[];
  /** The values of each filter. */
  filters: Record<string, readonly string[]>;
  /** The page sizes. The first is the default. */
  perPage: readonly number[];
  /** The sort order without one in the URL. */
  sort: TableQuery["sort"];
}

export function readQuery(params: URLSearchParams, rules: QueryRules): TableQuery {
  const perPage = Number(params.get("perPage"));
  return {
    search: params.get("search") ?? "",
    filters: Object.fromEntries(
      Object.entries(rules.filters).map(([name, values]) => [
        name,
        values.filter((value) => params.getAll(name).includes(value)),
      ]),
    ),
    sort: readSort(params.get("sort") ?? "", rules),
    page: Math.max(1, Math.floor(Number(params.get("page"))) || 1),
    perPage: rules.perPage.includes(perPage) ? perPage : firstOf(rules.perPage),
  };
}

/** Returns the parameters with the query instead of an earlier one. Other parameters stay, and defaults are left out. */
export function writeQuery(before: URLSearchParams, query: TableQuery, rules: QueryRules): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ["search", "sort", "page", "perPage", ...Object.keys(rules.filters)])
    params.delete(name);
  if (query.search) params.set("search", query.search);
  for (const [name, values] of Object.entries(query.filters)) {
    for (const value of values) params.append(name, value);
  }
  const sort = writeSort(query.sort);
  if (sort !== writeSort(rules.sort)) params.set("sort", sort);
  if (query.page > 1) params.set("page", String(query.page));
  if (query.perPage !== firstOf(rules.perPage)) params.set("perPage", String(query.perPage));
  return params;
}

/** Whether the query leaves rows out. */
export function isNarrowed({ search, filters }: TableQuery): boolean {
  return search !== "" || Object.values(filters).some((values) => values.length > 0);
}

/** A minus sign before the column means descending, as in "-amount". */
function readSort(text: string, { sortable, sort }: QueryRules): TableQuery["sort"] {
  const by = text.replace(/^-/, "");
  if (!sortable.includes(by)) return sort;
  return { by, order: text.startsWith("-") ? "descending" : "ascending" };
}

function writeSort({ by, order }: TableQuery["sort"]): string {
  return order === "descending" ? `-${by}` : by;
}

function firstOf(sizes: readonly number[]): number {
  return sizes[0] ?? 25;
}
