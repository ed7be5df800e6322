import type { ReactNode } from "react";
import { CopyScope } from "./copy";

export interface PageProps {
  /** The subject. */
  title: string;
  /** The one thing to take away from it. */
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of a page about the system: its title, what to take away from it, and its sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <CopyScope>
      {/* As an application's own reset would have it. */}
      <main className="mx-auto box-border **:box-border w-full max-w-264 p-4 sm:p-8">
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

/** A part of a page: cut off from the one above by a hairline, its title beside what there is to say about it. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="border-line border-t pt-6 pb-14">
      <div className="mb-6 grid gap-x-8 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <h2 className="m-0 font-semibold text-xl">{title}</h2>
        {lead ? <p className="m-0 max-w-160 text-pretty pt-1 text-ink-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** A name or a value as it is typed. */
export function Mono({ children }: { children: ReactNode }) {
  return <code className="font-mono text-sm">{children}</code>;
}
