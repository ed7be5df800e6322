/**
 * The page in the sandboxed frame. It compiles and renders code, and reports the results to the parent page.
 */

import * as Kerf from "@kerf/react";
import * as React from "react";
import { Component, type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import { createRoot } from "react-dom/client";
import { transform } from "sucrase";
import { applyGlobals, InToolbarLocale } from "../../shared/globals";
import { languages } from "../../shared/locales";
import type { FromFrame, Problem, ToFrame } from "./messages";
import { exampleIn, formatted, problemOf, runnable, SOURCE } from "./runnable";

declare const KERF_PACKAGES: Record<string, string[]>;

const modules: Record<string, unknown> = {
  "@kerf/react": Kerf,
  "@kerf/react/styles.css": {},
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": ReactDom,
  ...Object.fromEntries(
    Object.entries(languages).map(([code, locale]) => [
      `@kerf/react/locales/${code}`,
      { [code.replace("-", "")]: locale },
    ]),
  ),
};

const send = (message: FromFrame) => window.parent.postMessage(message, "*");
const container = document.createElement("div");
container.id = "root";
document.body.append(container);
const root = createRoot(container, { onUncaughtError: failed, onCaughtError: failed });

let problems: Problem[] = [];
let globals: NonNullable<ToFrame["globals"]> = {};
let content: ReactNode;

window.addEventListener("message", ({ data, source }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.globals) {
    applyGlobals(data.globals);
    globals = data.globals;
    container.toggleAttribute("data-fits", data.fits ?? false);
    render();
  }
  if (data.packages) {
    for (const text of data.packages) {
      const module = { exports: {} };
      new Function("require", "module", text)(required, module);
      Object.assign(modules, module.exports);
    }
  }
  if (data.code !== undefined) run(data.code);
});

let lastGood: ComponentType | undefined;
let count = 0;

function run(code: string): void {
  problems = [];
  try {
    const Example = exampleOf(code);
    const Last = lastGood;
    content = (
      <Guard key={count++} instead={Last && <Last />}>
        <Example />
        <Done onDone={() => (lastGood = Example)} />
      </Guard>
    );
    render();
  } catch (error) {
    failed(error);
  }
  send({ problems });
}

function render(): void {
  const example = <InToolbarLocale globals={globals}>{content}</InToolbarLocale>;
  root.render(globals.strict === "on" ? <StrictMode>{example}</StrictMode> : example);
}

function exampleOf(code: string): ComponentType {
  const compiled = transform(runnable(code), {
    transforms: ["typescript", "jsx", "imports"],
    jsxRuntime: "automatic",
    production: true,
  });
  const module = { exports: {} };
  // The wrapper is on the first line of the code, so that errors have the code's line numbers.
  // biome-ignore lint/security/noGlobalEval: the frame is a sandbox for it.
  const start = globalThis.eval(
    `(function (require, exports, module) {${compiled.code}\n})\n//# sourceURL=${SOURCE}`,
  );
  start(required, module.exports, module);
  const Example = exampleIn(module.exports);
  if (!Example) throw new Error("There is nothing to show. Export a component, or end with an element.");
  return Example as ComponentType;
}

function required(name: string): unknown {
  if (name in modules) return modules[name];
  const available = ["@kerf/react", "react", "react-dom", ...Object.values(KERF_PACKAGES).flat()];
  throw new Error(`The editor has no module "${name}". It has: ${available.join(", ")}.`);
}

/** An error boundary. If the code throws, it renders the last code that worked. */
class Guard extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    const { instead, children } = this.props;
    if (!this.state.isBroken) return children;
    return instead ? <Guard instead={null}>{instead}</Guard> : null;
  }
}

function Done({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    onDone();
    send({ isRendered: true });
  });
  return null;
}

function failed(error: unknown): void {
  addProblem(problemOf(error));
}

function addProblem(problem: Problem): void {
  if (problems.some(({ message }) => message === problem.message)) return;
  problems = [...problems, problem];
  send({ problems });
}

window.addEventListener("error", ({ error, message }) => failed(error ?? message));
window.addEventListener("unhandledrejection", ({ reason }) => failed(reason));
for (const level of ["error", "warn"] as const) {
  console[level] = (...values: unknown[]) => addProblem({ message: formatted(values), isWarning: true });
}

// While people type in the editor, an example must not move the focus into the frame.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options);
};
// Following a link or submitting a form would navigate the frame away from the example.
for (const type of ["click", "submit"]) {
  window.addEventListener(type, (event) => {
    if (type === "submit" || (event.target as Element).closest?.("a[href]")) event.preventDefault();
  });
}

/** The minimum height once an overlay has opened, in px. It stays, so the page's layout shifts only once. */
const OVERLAY_HEIGHT = 400;
let minHeight = 0;
const measure = () => {
  if (document.querySelector("body > :not(#root, script, style)")) minHeight = OVERLAY_HEIGHT;
  send({ height: Math.max(Math.ceil(container.getBoundingClientRect().height), minHeight) });
};
new ResizeObserver(measure).observe(container);
new MutationObserver(measure).observe(document.body, { childList: true });

send({ packages: KERF_PACKAGES });
