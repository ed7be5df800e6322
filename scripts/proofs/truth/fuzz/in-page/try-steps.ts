import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { told } from "./meanings";
import type { Watch } from "./watch";

/** How long what a component started may take to end once it is gone. */
const PATIENCE_MS = 400;

/** Renders one tree after the other, takes the last off again, and gives what was wrong; empty where nothing was. */
export async function trySteps(trees: readonly ReactNode[], watch: Watch): Promise<string[]> {
  watch.take();
  const before = watch.state();
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
  problems.push(...watch.take());
  const left = await leftovers(before, watch);
  return [...problems, ...watch.take(), ...left].filter(
    (problem) => !told.some((text) => text.test(problem)),
  );
}

async function leftovers(before: string, watch: Watch): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  do {
    if (watch.state() === before) return [];
    await frame();
  } while (performance.now() < end);
  return [`left behind: the page was\n${before}\nand is\n${watch.state()}`];
}

function task(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
