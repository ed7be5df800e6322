import type { ReactNode } from "react";
import { CopyScope } from "./copy";

export interface PageProps {
  /** The subject. */
  title: string;
  /** An introduction with the main point of the page. */
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of a documentation page: a title, an introduction and sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <CopyScope>
      {/* `border-box`, as in an application with a CSS reset. */}
      <main className="site-page wrap-break-word mx-auto box-border **:box-border w-full max-w-264 p-4 sm:p-8">
        <header className="pt-2 pb-10 sm:pt-6 sm:pb-14">
          <h1 className="m-0 text-balance font-semibold text-3xl">{title}</h1>
          <p className="m-0 mt-3 max-w-160 text-pretty text-ink-muted text-lg">{lead}</p>
        </header>
        {children}
      </main>
    </CopyScope>
  );
}

export interface SectionProps {
  title: string;
  /** An introduction to all of its content. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section of a page, below a hairline, with its introduction beside its title. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="border-line border-t pt-6 pb-14">
      <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <h2 className="m-0 font-semibold text-xl">{title}</h2>
        {lead ? <p className="m-0 max-w-160 text-pretty pt-1 text-ink-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** A name or a value in code font. */
export function Mono({ children }: { children: ReactNode }) {
  return <code className="font-mono text-sm">{children}</code>;
}
