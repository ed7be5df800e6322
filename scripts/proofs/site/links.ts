/** The links of a site. */
export interface Places {
  /** The address of the site's first page, with a slash at its end. */
  url: string;
  /** The entries of its index, by id, with what they are. */
  entries: ReadonlyMap<string, string>;
  /** Its files, as paths from its first page. */
  files: ReadonlySet<string>;
}

/** A page and its content. */
export interface Linked {
  url: string;
  /** The destinations of its links, as full URLs. */
  links: readonly string[];
  /** The ids of its elements. */
  ids: ReadonlySet<string>;
}

/** Links of a page that lead nowhere, each with what is wrong. */
export function brokenLinks({ url, links, ids }: Linked, places: Places): string[] {
  return [...new Set(links)].flatMap((link) => {
    const problem = problemOf(new URL(link), new URL(url), ids, places);
    return problem ? [`${link}: ${problem}`] : [];
  });
}

function problemOf(link: URL, page: URL, ids: ReadonlySet<string>, places: Places): string | undefined {
  if (!link.href.startsWith(places.url)) {
    if (link.origin === page.origin) return "it leaves the folder that the site lies in";
    // Tests don't request files from other servers.
    return link.protocol === "https:" || link.protocol === "mailto:" ? undefined : "it is not https";
  }
  const path = link.href.slice(places.url.length).split(/[?#]/)[0] ?? "";
  const to = link.searchParams.get("path");
  if (path === "" && to !== null) {
    const [, view, id = ""] = to.split("/");
    const type = places.entries.get(id);
    if (type === undefined) return "the site has no such page";
    return view === "docs" && type !== "docs" ? "that page has no documentation" : undefined;
  }
  if (link.pathname === page.pathname && link.hash !== "") {
    return ids.has(decodeURIComponent(link.hash.slice(1))) ? undefined : "the page has no element of that id";
  }
  return places.files.has(path || "index.html") ? undefined : "the site has no such file";
}
