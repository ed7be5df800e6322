import "@kerf/react/styles.css";
import { createToastManager, Toast } from "@kerf/react";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { painted } from "../time-to-paint";

/** The functions that the benchmark calls on the page. */
export interface AppBench {
  components: number;
  examples: number;
  /** Renders a route: every example, an empty page, or a page for toasts. Resolves once it is painted. */
  go(route: keyof typeof routes): Promise<void>;
  /** Opens `count` toasts at once on the page for toasts. Resolves once the visible ones are painted. */
  flood(count: number): Promise<void>;
  /** Milliseconds of each task over 50 ms, and the score of each layout shift, since the page was opened. */
  observed: { longTasks: number[]; shifts: number[] };
}

declare global {
  var appBench: AppBench;
}

const modules = import.meta.glob<Record<string, ComponentType>>("../../../src/components/*/*.examples.tsx", {
  eager: true,
});

const observed: AppBench["observed"] = { longTasks: [], shifts: [] };
observe("longtask", (entry) => observed.longTasks.push(entry.duration));
observe("layout-shift", (entry) =>
  observed.shifts.push((entry as PerformanceEntry & { value: number }).value),
);

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

/** Every example that users copy: all components, as they are used. */
function Everything() {
  return Object.entries(modules).map(([path, examples]) => (
    <Fragment key={path}>
      {Object.entries(examples).map(([name, Example]) => (
        <article key={name}>
          <Example />
        </article>
      ))}
    </Fragment>
  ));
}

const toasts = createToastManager();

const routes = {
  everything: <Everything />,
  nothing: <p>Nothing</p>,
  toasts: (
    <Toast.Provider manager={toasts} timeout={0}>
      <p>Toasts</p>
    </Toast.Provider>
  ),
} satisfies Record<string, ReactNode>;

const root = createRoot(document.body.appendChild(document.createElement("main")));

globalThis.appBench = {
  components: Object.keys(modules).length,
  examples: Object.values(modules).reduce((sum, examples) => sum + Object.keys(examples).length, 0),
  async go(route) {
    flushSync(() => root.render(routes[route]));
    // Doesn't use `painted`, because its message channel would count as a listener of the page.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  },
  async flood(count) {
    for (let index = 0; index < count; index++) toasts.add({ title: `Invoice ${index} sent` });
    const isShown = () => document.querySelector("[data-slot=toast]") !== null;
    for (let frame = 0; frame < 60 && !isShown(); frame++) await painted();
    if (!isShown()) throw new Error("No toast appeared.");
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  },
  observed,
};
