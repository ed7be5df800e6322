import "../../../src/styles.css";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { stories } from "./stories";

declare global {
  /** Hydrates a story's markup and takes it away again; gives what React said about it. */
  var hydrate: (name: string, markup: string) => Promise<string[]>;
  /** Tells React that the caller uses act(). */
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

globalThis.hydrate = async (name, markup) => {
  const story = stories.get(name);
  if (!story) throw new Error(`The server has a story ${name}, and the page has none.`);
  const said: string[] = [];
  const restore = listen(said);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = markup;
  const onError = (error: unknown) => void said.push(String(error));
  const root = await act(async () => {
    const root = hydrateRoot(container, story, { onRecoverableError: onError, onUncaughtError: onError });
    await frame();
    return root;
  });
  await act(() => root.unmount());
  container.remove();
  restore();
  return said;
};

/** Waits until observers of sizes have reported the first layout, which may update components. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Notes what is written as a warning or an error. */
function listen(said: string[]): () => void {
  const { warn, error } = console;
  const note = (...parts: unknown[]) => void said.push(parts.map(String).join(" "));
  Object.assign(console, { warn: note, error: note });
  return () => Object.assign(console, { warn, error });
}
