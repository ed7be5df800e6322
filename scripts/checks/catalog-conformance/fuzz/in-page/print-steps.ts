import type { ReactNode } from "react";
import { Imports } from "../../../../../.storybook/kit/imports";
import { toJsx } from "../../../../../.storybook/kit/jsx";
import type { DrawnFunction, Steps } from "./arbitraries";

/** A case as a module to paste. It renders the same trees, one after the other. */
export function printSteps(name: string, steps: Steps, trees: readonly ReactNode[]): string {
  try {
    const imports = new Imports();
    const printed = trees.map((tree) => toJsx(tree, { classes: true, printFunction }, imports).code);
    return module(imports.lines(), printed);
  } catch {
    // The fixture has its own components, which can't be printed. Prints only the props instead.
    return steps.map((props) => `<${name} {...${text(props)}} />`).join("\n");
  }
}

function module(imports: string, trees: readonly string[]): string {
  const lines = trees.map((tree) => `  ${tree.replaceAll("\n", "\n  ")},`);
  return `${imports}
import { useEffect, useState } from "react";

const steps = [
${lines.join("\n")}
];

export function Reproduction() {
  const [step, setStep] = useState(0);
  useEffect(() => setStep((now) => Math.min(now + 1, steps.length - 1)), [step]);
  return steps[step];
}`;
}

function printFunction(value: unknown): string | undefined {
  if (typeof value !== "function" || !("returns" in value)) return undefined;
  const { returns } = value as unknown as DrawnFunction;
  return returns === undefined ? "() => {}" : `() => ${text(returns)}`;
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, each) => (typeof each === "function" ? `function` : each)) ?? "undefined";
}
