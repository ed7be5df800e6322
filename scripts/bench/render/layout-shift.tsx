import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { settled } from "./work";

const modules = import.meta.glob<Record<string, ComponentType>>("../../../src/components/*/*.examples.tsx", {
  eager: true,
});

/** Shows every example that users copy, and resolves to the sum of the layout shift scores. */
export async function layoutShift(): Promise<number> {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  const examples = Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).map(([name, Example]) => (
      <article key={path + name}>
        <Example />
      </article>
    )),
  );
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  flushSync(() => root.render(examples));
  await document.fonts.ready;
  while (document.querySelector("[data-slot=code-block]:not([data-highlighted])")) await settled();
  await settled();
  return sum;
}
