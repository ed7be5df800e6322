/** Runs in the browser: renders a misuse, and returns the result. */
import axe from "axe-core";
import { Component, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { forgetWarnings } from "../../../../src/lib/warn-once";
import { ready } from "../../../visual/capture/in-page/ready";

/** The result of rendering a misuse. */
export interface Outcome {
  error?: string;
  warnings: string[];
  /** The axe rules that it violates. */
  rules: string[];
}

class Boundary extends Component<{ children: ReactNode; caught: (error: unknown) => void }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.caught(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Renders a misuse, records its error, warnings and axe violations, and removes it again. */
export async function tryOut(Misuse: ComponentType): Promise<Outcome> {
  const outcome: Outcome = { warnings: [], rules: [] };
  const { warn, error } = console;
  forgetWarnings();
  console.warn = (message: unknown) => outcome.warnings.push(String(message));
  console.error = () => {}; // React repeats what the boundary catches.
  const host = document.body.appendChild(document.createElement("main"));
  const root = createRoot(host);
  root.render(
    <Boundary
      caught={(problem) => {
        outcome.error = problem instanceof Error ? problem.message : String(problem);
      }}
    >
      <Misuse />
    </Boundary>,
  );
  // Some problems appear only after effects have run and popups are open and positioned.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  await ready();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  outcome.rules = violations.map(({ id }) => id);
  root.unmount();
  host.remove();
  Object.assign(console, { warn, error });
  return outcome;
}
