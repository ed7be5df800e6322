import { type ReactNode, useEffect, useRef, useState } from "react";
import { Collapsible, Link, Text } from "../../src/index";
import { useOverflowMarks } from "../../src/lib/use-overflow-marks";

/** A part of a page that the page's index links to. */
export interface Chapter {
  id: string;
  title: string;
}

/** A page of the site: its header, its content, and links to its chapters beside it. */
export function PageLayout(props: { header?: ReactNode; chapters: readonly Chapter[]; children: ReactNode }) {
  const { header, chapters, children } = props;
  return (
    // The page's texts are English, so it is left to right even if its stories are not.
    <div dir="ltr" className="sb-unstyled page @container mx-auto w-full max-w-300 text-base text-ink">
      <div className="flex flex-col gap-8 px-4 pb-16 sm:px-8">
        {header}
        <div className="flex flex-col gap-8 @min-[58rem]:flex-row @min-[58rem]:gap-10">
          <PageIndex chapters={chapters} isBeside />
          <div className="flex min-w-0 flex-1 flex-col gap-8">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** A chapter of a page, with its heading. */
export function Section({ id, title, children }: Chapter & { children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 not-first:border-line not-first:border-t not-first:pt-8"
    >
      <Text as="h2" variant="heading2" id={id} tabIndex={-1} className="scroll-mt-16 outline-none">
        {title}
      </Text>
      {children}
    </section>
  );
}

/** An initially closed chapter. A link to it opens it. */
export function FoldedSection({ id, title, children }: Chapter & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useOpenAt((target) => target === id);
  return (
    <section aria-labelledby={id} className="border-line border-t py-2 last:border-b">
      <Collapsible.Root open={isOpen} onOpenChange={setIsOpen}>
        <h2 id={id} tabIndex={-1} className="-mx-2 scroll-mt-16 outline-none">
          <Collapsible.DefaultTrigger>{title}</Collapsible.DefaultTrigger>
        </h2>
        <Collapsible.DefaultPanel>
          <div className="pt-2 pb-6">{children}</div>
        </Collapsible.DefaultPanel>
      </Collapsible.Root>
    </section>
  );
}

/** Links to the chapters of a page, in a row above it, with the current one marked. */
export function PageIndex(props: {
  chapters: readonly Chapter[];
  /** Whether it is a column beside the page, if the page is wide enough. */
  isBeside?: boolean;
}) {
  const { chapters, isBeside = false } = props;
  const current = useCurrentChapter(chapters);
  const row = useRef<HTMLDivElement>(null);
  useOverflowMarks(row);
  // Only the row scrolls. `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const box = row.current;
    const link = box?.querySelector<HTMLElement>(`[href="#${CSS.escape(current ?? "")}"]`);
    if (box && link) box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      aria-label="On this page"
      className={`sticky top-0 z-10 -mx-4 border-line border-b bg-canvas ${isBeside ? "@min-[58rem]:top-6 @min-[58rem]:order-last @min-[58rem]:mx-0 @min-[58rem]:w-40 @min-[58rem]:shrink-0 @min-[58rem]:self-start @min-[58rem]:border-b-0" : ""}`}
    >
      {isBeside && (
        <p aria-hidden="true" className="hidden pt-2 font-medium text-ink text-sm @min-[58rem]:block">
          On this page
        </p>
      )}
      {/* A box of its own, because the background of the navigation must not fade out. */}
      <div
        ref={row}
        className={`flex gap-x-5 overflow-fade whitespace-nowrap px-4 py-3 ${isBeside ? "@min-[58rem]:flex-col @min-[58rem]:overflow-visible @min-[58rem]:px-0 @min-[58rem]:pt-2" : ""}`}
      >
        {chapters.map(({ id, title }) => (
          // Storybook's frame opens links in the parent window. These links stay on the page.
          <Link
            key={id}
            href={`#${id}`}
            target="_self"
            variant="plain"
            aria-current={id === current ? "location" : undefined}
            className={`text-ink-muted text-sm aria-[current]:font-medium aria-[current]:text-ink ${isBeside ? "rounded-none @min-[58rem]:border-line @min-[58rem]:border-s @min-[58rem]:py-1 @min-[58rem]:ps-3 @min-[58rem]:whitespace-normal @min-[58rem]:aria-[current]:border-accent" : ""}`}
          >
            {title}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** The distance from the top of the viewport above which a chapter counts as started, in px. */
const READING_LINE = 120;

/** The current chapter: the last chapter that starts above the reading line. */
function useCurrentChapter(chapters: readonly Chapter[]): string | undefined {
  const [current, setCurrent] = useState(chapters[0]?.id);
  useEffect(() => {
    const find = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const started = chapters.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE,
      );
      setCurrent((isAtEnd && scrollY > 0 ? chapters : started).at(-1)?.id ?? chapters[0]?.id);
    };
    find();
    addEventListener("scroll", find, { passive: true });
    addEventListener("resize", find);
    return () => {
      removeEventListener("scroll", find);
      removeEventListener("resize", find);
    };
  }, [chapters]);
  return current;
}

/** The id in the hash of the page's URL, or else of the manager's URL. */
function targetId(): string {
  const { hash } = location.hash === "" ? window.parent.location : location;
  return decodeURIComponent(hash.slice(1));
}

/**
 * The open state of an initially closed section. A link to an element inside the section opens it.
 *
 * @param isInside Whether an id is the id of an element inside the section.
 */
export function useOpenAt(isInside: (id: string) => boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(() => isInside(targetId()));
  useEffect(() => {
    const follow = () => {
      if (isInside(targetId())) setIsOpen(true);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  });
  return [isOpen, setIsOpen];
}
