import { lazy, Suspense } from "react";
import { Hero } from "./hero";
import { Shelves } from "./shelves";

/** Loaded after the text above it, which people read first. */
const ComponentsSection = lazy(async () => ({
  default: (await import("./components-section")).ComponentsSection,
}));

/** The landing page: what Kerf is, how to get started, and a miniature of every component. */
export function Landing() {
  return (
    <div className="sb-unstyled page mx-auto flex w-full max-w-300 flex-col gap-10 px-4 pb-24 text-base text-ink sm:px-8">
      <Hero />
      <Shelves />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <ComponentsSection />
      </Suspense>
    </div>
  );
}
