import type { ReactNode } from "react";

/** One group of tokens on a foundations page. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="mb-1 font-semibold text-xl">{title}</h2>
      {lead ? <p className="mb-4 max-w-160 text-ink-muted">{lead}</p> : null}
      {children}
    </section>
  );
}

/** The frame of a foundations page. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="mx-auto w-240 max-w-full p-8">
      <h1 className="mb-2 font-semibold text-3xl">{title}</h1>
      <p className="mb-8 max-w-160 text-ink-muted text-lg">{lead}</p>
      {children}
    </main>
  );
}

/** A token's name as a class would write it, and what it is for. */
export function TokenText({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <code className="font-medium font-mono text-sm">{name}</code>
      <p className="text-ink-muted text-sm">{text}</p>
    </div>
  );
}
