import type { ReactNode } from "react";
import { type Chapter, PageIndex } from "./section";

/** A page of the site: its header, its content, and links to its chapters beside it. */
export function PageLayout({
  header,
  chapters,
  children,
}: {
  header?: ReactNode;
  chapters: readonly Chapter[];
  children: ReactNode;
}) {
  return (
    // The page's texts are English, so it is left to right even if its stories are not.
    <div
      dir="ltr"
      className="sb-unstyled page mx-auto flex w-full max-w-300 flex-col gap-8 px-4 pb-16 text-base text-ink sm:px-8"
    >
      {header}
      <div className="flex flex-col gap-8 lg:flex-row lg:gap-10">
        <PageIndex chapters={chapters} isBeside />
        <div className="flex min-w-0 flex-1 flex-col gap-8">{children}</div>
      </div>
    </div>
  );
}
