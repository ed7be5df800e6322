import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, InStates } from "#kit";
import { Code, type CodeLang } from ".";
import * as examples from "./code.examples";
import { settled } from "./code.fixture";
import { samples } from "./samples.fixture";

const meta = {
  component: Code,
  title: "Components/Code",
  args: { lang: "tsx", code: samples.jsx },
  play: settled,
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = ({ lang = "text" }: { lang?: CodeLang }) => ({ code: samples[lang] });

export const Playground: Story = {};
export const Languages: Story = everyValue(Code, "lang", { props: sample });
export const LanguagesInBlocks = everyValue(Code.Block, "lang", { props: sample });

export const InASentence: Story = exampleStory(examples, "InASentence");
export const InstallCommand: Story = exampleStory(examples, "InstallCommand");
export const RequestWithValues: Story = exampleStory(examples, "RequestWithValues");
export const WholeFile: Story = exampleStory(examples, "WholeFile");

/** The copy button: hovered, focused and pressed. */
export const CopyButton: Story = {
  render: () => (
    <div className="grid max-w-sm gap-4">
      <InStates states={["hover", "focus-visible", "active"]}>
        {() => <Code.Block lang="bash" code="npm install @kerf/react" />}
      </InStates>
    </div>
  ),
};

/** Long lines scroll inside the panel. Highlighted lines keep their background over the full width. */
export const LongLines: Story = {
  render: () => (
    <div className="max-w-sm">
      <Code.Block lang="tsx" code={samples.tsx} highlightedLines={[2, 7]} />
    </div>
  ),
};

/** Comments in various scripts, with columns aligned as well as the letters allow. */
export const Scripts: Story = {
  render: () => (
    <Code.Block
      lang="ts"
      code={'const title = "保存する"; // 日本語\nconst label = "حفظ"; // عربي\nconst mark = "🪚";'}
    />
  ),
};
