import type { Meta, StoryObj } from "@storybook/react-vite";

/** Stories that the console layer must fail. */
const meta = { title: "Unsound/Console", render: () => <p>Some text.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

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
