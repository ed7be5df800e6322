import type { Meta, StoryObj } from "@storybook/react-vite";

/** Stories that the axe layer must fail. */
const meta = { title: "Unsound/Axe", render: () => <p>Some text.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

/** If axe crashes, it reports no violations. */
export const AxeCrashes: Story = {
  parameters: { a11y: { context: { include: ["#nowhere"] } } },
};

/** If a rule crashes, axe reports it as "incomplete". */
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
