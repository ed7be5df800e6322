import "@kerf/react/styles.css";
import { type ComponentType, Fragment } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** What the bench asks of the page. */
export interface AppBench {
  components: number;
  examples: number;
  /** Shows the page with everything, or an empty one in its place, and resolves once it is painted. */
  go(route: "everything" | "nothing"): Promise<void>;
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

const root = createRoot(document.body.appendChild(document.createElement("main")));

globalThis.appBench = {
  components: Object.keys(modules).length,
  examples: Object.values(modules).reduce((sum, examples) => sum + Object.keys(examples).length, 0),
  async go(route) {
    flushSync(() => root.render(route === "everything" ? <Everything /> : <p>Nothing</p>));
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  },
  observed,
};
