/** The page of `npm run prove -- fuzz`: every component and part with the fixture of its conformance story. */
import fc from "fast-check";
import { createPortal } from "react-dom";
import "../../../../src/styles.css";
import { catalog } from "../../../../.storybook/kit/catalog";
import { type AnyComponent, lookUp } from "../../../../.storybook/kit/lookup";
import { entriesOf } from "../../../../src/catalog";
import * as Kerf from "../../../../src/index";
import { forgetWarnings } from "../../../../src/lib/warn-once";
import { drawable, type Steps, stepsOf } from "./in-page/arbitraries";
import { PageMonitor } from "./in-page/page-monitor";
import { place } from "./in-page/place";
import { printSteps } from "./in-page/print-steps";
import { trySteps } from "./in-page/try-steps";

/** The result of one component or part. */
export interface FuzzResult {
  /** The smallest case that fails. */
  failure?: { problem: string; seed: number; path: string; snippet: string };
}

export interface FuzzPage {
  /** Components and parts that have props, by name. */
  names: string[];
  run(name: string, options: { seed: number; runs: number; path?: string }): Promise<FuzzResult>;
}

declare global {
  var fuzz: FuzzPage;
}

// Loads the stories, which register the fixtures.
import.meta.glob("../../../../src/components/*/*.stories.tsx", { eager: true });

const monitor = new PageMonitor();
const entries = entriesOf(catalog).filter(
  ({ part, component }) => Object.keys((part ?? component).props).length > 0,
);

globalThis.fuzz = {
  names: entries.map(({ name }) => name),

  async run(name, options) {
    const component = componentNamed(name);
    const props = lookUp(component)?.descriptor.props ?? {};
    const arbitraries = drawable(name, props, catalog.types ?? {});
    const treesOf = (steps: Steps) => steps.map((each) => place(name, component, each));
    if (treesOf([{}])[0] === undefined) return { failure: unplaced(name) };
    // The first render does one-time setup, such as a listener on the document. React itself listens on each
    // portal container.
    await trySteps([createPortal(null, document.body), ...treesOf([{}])], monitor);
    const property = fc.asyncProperty(stepsOf(arbitraries), async (steps) => {
      forgetWarnings();
      // The caller keeps the last message, because a case that hangs can't report itself.
      console.debug(printSteps(name, steps, treesOf(steps)));
      const problems = await trySteps(treesOf(steps), monitor);
      if (problems.length > 0) throw new Error(problems.join("\n"));
    });
    const { seed, runs, path } = options;
    const details = await fc.check(property, { seed, numRuns: runs, path, interruptAfterTimeLimit: 20_000 });
    const [steps] = details.counterexample ?? [];
    if (!steps) return {};
    return {
      failure: {
        problem: String((details.errorInstance as Error | null)?.message ?? "It takes too long."),
        seed: details.seed,
        path: details.counterexamplePath ?? "",
        snippet: printSteps(name, steps, treesOf(steps)),
      },
    };
  },
};

function componentNamed(name: string): AnyComponent {
  const [root = "", part] = name.split(".");
  const component = (Kerf as unknown as Record<string, AnyComponent & Record<string, AnyComponent>>)[root];
  const found = part ? component?.[part] : component;
  if (!found) throw new Error(`@kerf/react exports no ${name}.`);
  return found;
}

function unplaced(name: string) {
  return {
    problem: `No conformance story contains ${name}.`,
    seed: 0,
    path: "",
    snippet: "",
  };
}
