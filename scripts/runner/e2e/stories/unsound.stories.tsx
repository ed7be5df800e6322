import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

/** Stories that a check must fail. */
const meta = { title: "Unsound", render: () => <p>Some text.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

/** On a retry, Storybook doesn't run a story that it already shows. The runner takes that for success. */
export const AlwaysFails: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Some text.")).toHaveTextContent("Another text.");
  },
};

/** If axe crashes, it reports no violations. */
export const AxeCrashes: Story = {
  parameters: { a11y: { config: { axeVersion: "0.1.0" } } },
};

const crashing = {
  id: "crashing",
  evaluate: () => {
    throw new Error("A check that crashes.");
  },
};

/** If a rule crashes, axe reports it as "incomplete". */
export const AxeRuleCrashes: Story = {
  parameters: {
    a11y: { config: { checks: [crashing], rules: [{ id: "crashing", selector: "p", any: ["crashing"] }] } },
  },
};

/** The contrast is too low, but only in the dark theme. */
export const ViolatesInDark: Story = {
  render: () => (
    <>
      <style>{"[data-theme=dark] .faint { background: #000; color: #333 }"}</style>
      <p className="faint">Faint in the dark.</p>
    </>
  ),
};

/** No theme can change whether a button has a name, so one report is enough. */
export const NoName: Story = { render: () => <button type="button" /> };

/** The error comes after the runner has gone on to the next story. */
export const LateError: Story = {
  play: () => {
    setTimeout(() => console.error("Too late."), 0);
  },
};

/** A React warning. */
export const NoKeys: Story = {
  render: () => (
    <ul>
      {["a", "b"].map((item) => (
        // biome-ignore lint/correctness/useJsxKeyInIterable: the warning is what the story is for.
        <li>{item}</li>
      ))}
    </ul>
  ),
};

/** A rejection that nobody handles. */
export const Rejects: Story = {
  play: () => {
    Promise.reject(new Error("Nobody handles this."));
  },
};

/** The expected warning is never written. */
export const NeverWarned: Story = {
  parameters: { console: { expect: [/^As it should/] } },
};

/** Its text never stops changing. */
export const Restless: Story = {
  parameters: { a11y: { test: "off" } },
  render: () => <p ref={count}>0</p>,
};

function count(paragraph: HTMLElement | null): void {
  const step = () => {
    if (!paragraph?.isConnected) return;
    paragraph.textContent += "0";
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

let renders = 0;

/** It isn't the same the second time. */
export const Differs: Story = {
  render: function Numbered() {
    const [number] = useState(() => renders++);
    return <p>{number}</p>;
  },
};
