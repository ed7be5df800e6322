/** The valid link targets of a site. */
export interface LinkTargets {
  /** The URL of the site's first page, with a trailing slash. */
  url: string;
  /** The types of the entries in its index, by id. */
  entries: ReadonlyMap<string, string>;
  /** Its files, as paths relative to its first page. */
  files: ReadonlySet<string>;
}

/** A page, with its links and ids. */
export interface Linked {
  url: string;
  /** The destinations of its links, as full URLs. */
  links: readonly string[];
  /** The ids of its elements. */
  ids: ReadonlySet<string>;
}

/** The broken links of a page, each with its problem. */
export function brokenLinks({ url, links, ids }: Linked, targets: LinkTargets): string[] {
  return [...new Set(links)].flatMap((link) => {
    const problem = problemOf(new URL(link), new URL(url), ids, targets);
    return problem ? [`${link}: ${problem}`] : [];
  });
}

function problemOf(link: URL, page: URL, ids: ReadonlySet<string>, targets: LinkTargets): string | undefined {
  if (!link.href.startsWith(targets.url)) {
    if (link.origin === page.origin) return "it leaves the site's folder";
    // Tests don't request files from other servers.
    return link.protocol === "https:" || link.protocol === "mailto:" ? undefined : "it is not https";
  }
  const path = link.href.slice(targets.url.length).split(/[?#]/)[0] ?? "";
  const to = link.searchParams.get("path");
  if (path === "" && to !== null) {
    const [, view, id = ""] = to.split("/");
    const type = targets.entries.get(id);
    if (type === undefined) return "the site has no such page";
    return view === "docs" && type !== "docs" ? "that page has no documentation" : undefined;
  }
  if (link.pathname === page.pathname && link.hash !== "") {
    return ids.has(decodeURIComponent(link.hash.slice(1))) ? undefined : "the page has no such id";
  }
  return targets.files.has(path || "index.html") ? undefined : "the site has no such file";
}
