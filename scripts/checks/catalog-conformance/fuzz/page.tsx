/** The page of `npm run check -- catalog --fuzz`: every component and part with the fixture of its conformance story. */
import fc from "fast-check";
import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../../../../src/styles.css";
import { catalog } from "../../../../.storybook/kit/catalog";
import { fixtures } from "../../../../.storybook/kit/conformance";
import { type AnyComponent, lookUp } from "../../../../.storybook/kit/lookup";
import { entriesOf } from "../../../../src/catalog";
import * as Kerf from "../../../../src/index";
import { forgetWarnings } from "../../../../src/lib/warn-once";
import { drawable, type Props, type Steps, stepsOf } from "./arbitraries";

export interface FuzzOptions {
  seed: number;
  /** The number of cases. */
  runs: number;
  /** The path of a single case, as a failure prints it. */
  path?: string | undefined;
}

/** The result of one component or part. */
export interface FuzzResult {
  /** The problem of the smallest case that fails, with the case. */
  problem?: string;
}

declare global {
  var fuzz: {
    /** Components and parts that have props, by name. */
    names: string[];
    run(name: string, options: FuzzOptions): Promise<FuzzResult>;
  };
}

/** Kerf's warnings, which random props may cause. Components must still render without other problems. */
const expected = [
  /^console\.warn: Kerf: A <Banner> with a title or description ignores its children and text\./,
  /^console\.warn: Kerf: Text ignores (bold|size) with variant /,
  /^console\.warn: Kerf: Grid ignores mobileDivider unless variant is "4up"\./,
  /^console\.warn: Kerf: Meter.min \S+ is greater than Meter.max \S+, so the meter is empty\. /,
  /^console\.warn: Kerf: \w+ \w+ "\w+" is deprecated\. Use "\w+"\./,
  /^console\.warn: Kerf: Invalid [A-Z]\w+(\.[A-Z]\w+)?\.\w+ \S+\. Pass a /,
];

/** The maximum time that a component may take to clean up after it is unmounted, in ms. */
const CLEAN_UP_MS = 400;

/** Marks the tested element of a fixture that has several of its kind. */
const MARK = "data-under-test";

// Loads the stories, which register the fixtures.
import.meta.glob("../../../../src/components/*/*.stories.tsx", { eager: true });

const messages: string[] = [];
for (const level of ["error", "warn"] as const)
  console[level] = (...texts) =>
    messages.push(`console.${level}: ${texts.map(String).join(" ").slice(0, 1500)}`);
for (const type of ["error", "unhandledrejection"] as const)
  addEventListener(type, (event) => {
    messages.push(`thrown: ${"reason" in event ? event.reason : (event.error?.stack ?? event.message)}`);
    event.preventDefault();
  });

globalThis.fuzz = {
  names: entriesOf(catalog).flatMap(({ name, part, component }) =>
    Object.keys((part ?? component).props).length > 0 ? name : [],
  ),

  async run(name, { seed, runs, path }) {
    const [root = "", part] = name.split(".");
    const family = (Kerf as unknown as Record<string, AnyComponent & Record<string, AnyComponent>>)[root];
    const component = part ? family?.[part] : family;
    if (!component) return { problem: `@kerf/react exports no ${name}.` };
    const treesOf = (steps: Steps) => steps.map((each) => place(name, component, each));
    if (treesOf([{}])[0] === undefined) return { problem: `No conformance story contains ${name}.` };
    // The first render does one-time setup, such as a listener on the document.
    await problemsOf([createPortal(null, document.body), ...treesOf([{}])]);
    const arbitraries = drawable(name, lookUp(component)?.descriptor.props ?? {}, catalog.types ?? {});
    const property = fc.asyncProperty(stepsOf(arbitraries), async (steps) => {
      forgetWarnings();
      // The caller keeps the last message, because a case that hangs can't report itself.
      console.debug(printed(name, steps));
      const problems = await problemsOf(treesOf(steps));
      if (problems.length > 0) throw new Error(problems.join("\n"));
    });
    const details = await fc.check(property, { seed, numRuns: runs, path, interruptAfterTimeLimit: 20_000 });
    const [steps] = details.counterexample ?? [];
    if (!steps) return {};
    const message = (details.errorInstance as Error | null)?.message ?? "It takes too long.";
    return { problem: `${message}\n--path ${details.counterexamplePath}\n${printed(name, steps)}` };
  },
};

/** Renders one tree after the other, unmounts the last, and returns the problems. */
async function problemsOf(trees: readonly ReactNode[]): Promise<string[]> {
  messages.length = 0;
  const before = pageState();
  const container = document.body.appendChild(document.createElement("main"));
  const note = (error: unknown) => messages.push(`thrown: ${error instanceof Error ? error.stack : error}`);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  for (const tree of trees) {
    flushSync(() => root.render(tree));
    await new Promise((resolve) => setTimeout(resolve));
  }
  await new Promise(requestAnimationFrame);
  flushSync(() => root.unmount());
  container.remove();
  const end = performance.now() + CLEAN_UP_MS;
  while (pageState() !== before && performance.now() < end) await new Promise(requestAnimationFrame);
  if (pageState() !== before) messages.push(`left behind: the page was\n${before}\nand is\n${pageState()}`);
  return messages.filter((problem) => !expected.some((text) => text.test(problem)));
}

/** Everything that a component may leave behind outside of its own elements, as text to compare. */
function pageState(): string {
  const { documentElement, body } = document;
  return [documentElement, body, ...body.children]
    .map((element) => (element.cloneNode(false) as Element).outerHTML.replaceAll(' style=""', ""))
    .join("\n");
}

function printed(name: string, steps: Steps): string {
  const text = (props: Props) =>
    JSON.stringify(props, (_, each) => (typeof each === "function" ? "function" : each));
  return steps.map((props) => `<${name} {...${text(props)}} />`).join("\n");
}

/**
 * A component or part with some props, inside the elements that it needs, as in its conformance story. A part
 * without a fixture of its own is taken from the first story of another part that contains it.
 *
 * @returns Undefined if no story contains it.
 */
function place(name: string, component: AnyComponent, props: Props): ReactNode | undefined {
  const own = fixtures.get(name);
  if (own) {
    const tree = own({ [MARK]: "" } as never);
    // A fixture that wraps the element in its own component hides the element, but passes the props on to it.
    return (
      replaced(tree, component, props, true) ?? replaced(tree, component, props, false) ?? own(props as never)
    );
  }
  for (const fixture of fixtures.values()) {
    const found = replaced(fixture({} as never), component, props, false);
    if (found) return found;
  }
  return undefined;
}

/** The tree with these props on the first element of the component. Undefined if there is no such element. */
function replaced(
  tree: ReactNode,
  Component: AnyComponent,
  props: Props,
  isMarked: boolean,
): ReactNode | undefined {
  let isDone = false;
  const visit = (node: ReactNode): ReactNode => {
    if (isDone || !isValidElement<Props>(node)) return node;
    if (node.type === Component && (!isMarked || MARK in node.props)) {
      isDone = true;
      const { [MARK]: _, ...own } = node.props;
      return <Component key={node.key} {...own} {...props} />;
    }
    const { children } = node.props as { children?: ReactNode };
    if (typeof children === "function" || children === undefined) return node;
    const visited = Children.toArray(children).map(visit);
    return isDone ? cloneElement(node, undefined, ...visited) : node;
  };
  const result = visit(tree);
  return isDone ? result : undefined;
}
