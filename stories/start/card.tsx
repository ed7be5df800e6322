import { Suspense } from "react";
import { PageLink, pageOf } from "#docs/page-link";
import { Prose } from "#docs/prose";
import type { ComponentDescriptor } from "../../src/catalog/types";
import { Miniature } from "./miniatures/miniatures";
import { useInView } from "./use-in-view";

/** A miniature of a component with a link to its page. The whole card is the link, and one tab stop. */
export function Card({
  component,
  because,
}: {
  component: ComponentDescriptor;
  because?: string | undefined;
}) {
  const { name, description } = component;
  const [ref, isInView] = useInView();
  return (
    <li
      ref={ref}
      className="relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors duration-120 motion-reduce:transition-none focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 hover:border-line-strong"
    >
      {/* On phones, cards are narrower, and their miniatures smaller. */}
      <div
        inert
        className="sheet flex h-40 flex-col items-center justify-center overflow-hidden p-4 max-sm:[zoom:0.8]"
      >
        {isInView && (
          <Suspense>
            <Miniature name={name} />
          </Suspense>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 border-line border-t p-3 sm:p-4">
        <h3 className="font-medium">
          <PageLink
            href={pageOf(name)}
            className="text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {name}
          </PageLink>
        </h3>
        <p className="line-clamp-2 hidden text-ink-muted text-sm sm:block">
          <Prose text={firstSentence(description)} />
        </p>
        {because && <p className="wrap-anywhere font-mono text-accent-ink text-sm">{because}</p>}
      </div>
    </li>
  );
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/s.exec(text)?.[0].replace(/:$/, ".") ?? text;
}
