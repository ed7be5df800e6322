import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Code, Link, Table, Text } from "../../src/index";
import { type Chapter, PageLayout } from "./page-layout";
import { PageLink } from "./page-link";
import { Mono } from "./prose";

/** The layout of a page written in MDX. A file with its own default export doesn't use it. */
function MdxPage({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  const [chapters, setChapters] = useState<Chapter[]>([]);
  useEffect(() => {
    const headings = content.current?.querySelectorAll("h2[id]") ?? [];
    setChapters(Array.from(headings, ({ id, textContent }) => ({ id, title: textContent ?? "" })));
  }, []);
  return (
    <PageLayout chapters={chapters}>
      <article ref={content} className="flex max-w-200 flex-col gap-4 pt-2">
        {children}
      </article>
    </PageLayout>
  );
}

/** The elements of a page written in Markdown. */
export const mdxComponents = {
  wrapper: MdxPage,
  h1: (props: ComponentProps<"h1">) => (
    <Text {...props} as="h1" variant="heading1" className="mb-2 text-balance" />
  ),
  h2: (props: ComponentProps<"h2">) => (
    <Text {...props} as="h2" variant="heading2" className="mt-4 scroll-mt-16" />
  ),
  h3: (props: ComponentProps<"h3">) => (
    <Text {...props} as="h3" variant="heading3" className="mt-2 scroll-mt-16" />
  ),
  ul: (props: ComponentProps<"ul">) => (
    <ul {...props} className="flex list-disc flex-col gap-1.5 ps-5 marker:text-line-strong" />
  ),
  ol: (props: ComponentProps<"ol">) => <ol {...props} className="flex list-decimal flex-col gap-1.5 ps-5" />,
  a: MdxLink,
  // A code block has its own frame.
  pre: ({ children }: ComponentProps<"pre">) => children,
  code: MdxCode,
  // A column is at least as wide as the longest name in it. The table scrolls instead of breaking a name.
  table: ({ children }: ComponentProps<"table">) => (
    <Table
      layout="auto"
      size="sm"
      className="[&_code]:wrap-break-word [&_td]:whitespace-normal [&_td]:py-2 [&_td]:align-baseline"
    >
      {children}
    </Table>
  ),
  thead: Table.Header,
  tbody: Table.Body,
  tr: Table.Row,
  // Every Markdown table has a header row, and some header cells are empty. The style is the column's alignment.
  th: ({ children, style }: ComponentProps<"th">) =>
    children ? <Table.Head style={style}>{children}</Table.Head> : <Table.Cell />,
  td: ({ children, style }: ComponentProps<"td">) => <Table.Cell style={style}>{children}</Table.Cell>,
};

function MdxLink({ href = "", children }: ComponentProps<"a">) {
  const isPage = /^(\.\/)?\?path=/.test(href);
  // Storybook's frame opens links in the parent window. A link to a heading stays on the page.
  const linkProps = isPage
    ? { render: <PageLink href={href} /> }
    : { target: href.startsWith("#") ? "_self" : "_top" };
  return (
    <Link href={href} {...linkProps}>
      {children}
    </Link>
  );
}

function MdxCode({ className = "", children }: ComponentProps<"code">) {
  const code = String(children);
  const lang = /language-(\w+)/.exec(className)?.[1];
  if (lang === undefined && !code.includes("\n")) return <Mono>{code}</Mono>;
  // A long block scrolls as a region, and each region of a page needs a name of its own.
  const labels = { code: `Code: ${code.trim().split("\n", 2).join(" ")}` };
  return (
    <Code.Block lang={(lang ?? "text") as "text"} code={code.trimEnd()} labels={labels} lineNumbers={false} />
  );
}
