import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { told } from "./meanings";
import type { PageMonitor } from "./page-monitor";

/** The maximum time that a component may take to clean up after it is unmounted, in ms. */
const PATIENCE_MS = 400;

/** Renders one tree after the other, unmounts the last, and returns the problems. */
export async function trySteps(trees: readonly ReactNode[], monitor: PageMonitor): Promise<string[]> {
  monitor.take();
  const before = monitor.state();
  const container = document.body.appendChild(document.createElement("main"));
  const problems: string[] = [];
  const note = (error: unknown) => problems.push(`thrown: ${error instanceof Error ? error.stack : error}`);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  for (const tree of trees) {
    flushSync(() => root.render(tree));
    await task();
  }
  await frame();
  flushSync(() => root.unmount());
  container.remove();
  problems.push(...monitor.take());
  const left = await leftovers(before, monitor);
  return [...problems, ...monitor.take(), ...left].filter(
    (problem) => !told.some((text) => text.test(problem)),
  );
}

async function leftovers(before: string, monitor: PageMonitor): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  do {
    if (monitor.state() === before) return [];
    await frame();
  } while (performance.now() < end);
  return [`left behind: the page was\n${before}\nand is\n${monitor.state()}`];
}

function task(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
