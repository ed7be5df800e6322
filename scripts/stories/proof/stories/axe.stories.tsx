import type { Meta, StoryObj } from "@storybook/react-vite";

/** Stories that the axe layer must fail. */
const meta = { title: "Unsound/Axe", render: () => <p>Some text.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

/** An axe that has crashed reports no violation. */
export const AxeCrashes: Story = {
  parameters: { a11y: { context: { include: ["#nowhere"] } } },
};

/** Of a rule that has crashed, axe says "incomplete". */
export const AxeRuleCrashes: Story = {
  parameters: {
    a11y: {
      config: {
        checks: [
          {
            id: "crashing",
            evaluate: () => {
              throw new Error("A check that crashes.");
            },
          },
        ],
        rules: [{ id: "crashing", selector: "p", any: ["crashing"] }],
      },
    },
  },
};

/** Too little contrast, and only in the dark. */
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
