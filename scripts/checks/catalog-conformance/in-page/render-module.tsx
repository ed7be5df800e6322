import axe from "axe-core";
import type { ComponentType } from "react";
import { ready } from "../../../lib/page/ready";
import { mounted } from "./rendering";

/** The result of rendering a component. */
export interface Rendered {
  /** The error that it threw. */
  error?: string;
  /** The console's warnings and errors, and the thrown error. */
  messages: string[];
  /** The axe rules that it violates. */
  rules: string[];
}

/** Renders a component, records its error, console messages and axe violations, and removes it again. */
export function renderModule(Component: ComponentType): Promise<Rendered> {
  return mounted(<Component />, async (_roots, { messages, errors: [error] }) => {
    await ready();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    return { error, messages, rules: violations.map(({ id }) => id) };
  });
}
