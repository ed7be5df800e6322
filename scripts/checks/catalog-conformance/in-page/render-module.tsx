import axe from "axe-core";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { forgetWarnings } from "../../../../src/lib/warn-once";
import { ready } from "../../../lib/page/ready";

/** The result of rendering a component. */
export interface Rendered {
  /** The error that it threw. */
  error?: string;
  /** The console's warnings and errors. */
  messages: string[];
  /** The axe rules that it violates. */
  rules: string[];
}

/** Renders a component, records its error, console messages and axe violations, and removes it again. */
export async function renderOnce(Component: ComponentType): Promise<Rendered> {
  const rendered: Rendered = { messages: [], rules: [] };
  const { warn, error } = console;
  forgetWarnings();
  const note = (...parts: unknown[]) => void rendered.messages.push(parts.map(String).join(" "));
  Object.assign(console, { warn: note, error: note });
  const fail = (thrown: unknown) => {
    rendered.error = thrown instanceof Error ? thrown.message : String(thrown);
  };
  const host = document.body.appendChild(document.createElement("main"));
  const root = createRoot(host, { onUncaughtError: fail, onCaughtError: fail });
  root.render(<Component />);
  // Some problems appear only after effects have run and popups are open and positioned.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  await ready();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  rendered.rules = violations.map(({ id }) => id);
  root.unmount();
  host.remove();
  Object.assign(console, { warn, error });
  return rendered;
}
