import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import { Collapsible, TableOfContents, Text } from "../../src/index";
import { PageFooter } from "./page-footer";

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
          {chapters.length > 1 && <Chapters chapters={chapters} />}
          <div className="flex min-w-0 flex-1 flex-col gap-8">{children}</div>
        </div>
        <PageFooter />
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
          <div className="pt-2 pb-6">
            <Suspense>{children}</Suspense>
          </div>
        </Collapsible.DefaultPanel>
      </Collapsible.Root>
    </section>
  );
}

/** Links to the chapters of a page: beside a wide page, and folded above a narrow one. */
function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const list = (
    <TableOfContents
      sticky
      offset={8}
      items={chapters.map(({ id, title }) => ({ id, label: title }))}
      onClick={followOnPage}
    />
  );
  return (
    <>
      <div className="hidden w-44 shrink-0 @min-[58rem]:order-last @min-[58rem]:block">{list}</div>
      <Collapsible.Root className="@min-[58rem]:hidden">
        <Collapsible.DefaultTrigger className="-ms-2.5">Chapters</Collapsible.DefaultTrigger>
        <Collapsible.DefaultPanel>{list}</Collapsible.DefaultPanel>
      </Collapsible.Root>
    </>
  );
}

/** Opens a link to a heading in this frame. Storybook's frame opens links in the parent window. */
export function followOnPage(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.hash = link.hash;
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
