import type { ReactNode } from "react";
import { Link, Text } from "../../src/index";

/** A part of a page that its index leads to. */
export interface Chapter {
  id: string;
  title: string;
}

/** A chapter of a page, with its heading. */
export function Section({
  id,
  title,
  isFirst,
  children,
}: Chapter & { isFirst: boolean; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col gap-5 ${isFirst ? "" : "border-line border-t pt-10"}`}
    >
      <Text as="h2" variant="heading2" id={id} tabIndex={-1} className="scroll-mt-16 outline-none">
        {title}
      </Text>
      {children}
    </section>
  );
}

/** The chapters of a page, in reach wherever one is on it. */
export function PageIndex({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav
      aria-label="On this page"
      className="sticky top-0 z-10 -mx-4 flex gap-x-5 overflow-x-auto border-line border-b bg-canvas px-4 py-3 whitespace-nowrap"
    >
      {chapters.map(({ id, title }) => (
        // Storybook's frame sends links to its parent; these stay on the page.
        <Link key={id} href={`#${id}`} target="_self" variant="plain" className="text-ink-muted text-sm">
          {title}
        </Link>
      ))}
    </nav>
  );
}
