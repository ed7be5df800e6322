import type { IndexEntry } from "storybook/internal/types";
import manifest from "../../package.json";
import { Link } from "../../src/index";
import { sourceLinks } from "../shared/source-links";
import { PageLink } from "./page-link";

interface Preview {
  __STORYBOOK_PREVIEW__: { storyStoreValue?: { storyIndex: { entries: Record<string, IndexEntry> } } };
}

/** Links to the pages before and after this one in the sidebar, and to its source if the repository is known. */
export function PageFooter() {
  const { storyStoreValue } = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
  const pages = Object.values(storyStoreValue?.storyIndex.entries ?? {}).filter(
    ({ type }) => type === "docs",
  );
  const index = pages.findIndex(({ id }) => id === new URLSearchParams(location.search).get("id"));
  const page = pages[index];
  if (!page) return null;
  return (
    <footer className="sb-unstyled flex flex-col gap-4 border-line border-t pt-6">
      <nav aria-label="Pages" className="flex justify-between gap-4">
        {Object.entries({ Previous: pages[index - 1], Next: pages[index + 1] }).map(([label, to]) => (
          <div key={label} className="last:text-end">
            {to && (
              <>
                <p className="m-0 text-ink-muted text-sm">{label}</p>
                <Link href={`./?path=/docs/${to.id}`} render={<PageLink href={`./?path=/docs/${to.id}`} />}>
                  {to.title.split("/").at(-1)}
                </Link>
              </>
            )}
          </div>
        ))}
      </nav>
      <div className="flex gap-4 text-sm empty:hidden">
        {Object.entries(sourceLinks(manifest, page.importPath)).map(([label, href]) => (
          <Link key={label} href={href} target="_top" variant="current">
            {label}
          </Link>
        ))}
      </div>
    </footer>
  );
}
