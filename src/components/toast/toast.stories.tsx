import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { everyValue, exampleStory, OverlayFrame, printOptions } from "#kit";
import { Button } from "../button";
import { Link } from "../link";
import { Toast, type ToastProps, type ToastTexts, useToast } from ".";
import * as examples from "./toast.examples";
import { Shown, settled, shown, silence } from "./toast.fixture";

const meta = {
  component: Toast,
  afterEach: silence,
  title: "Components/Toast",
  args: {
    title: "Drawing archived",
    description: "It is kept for 30 days.",
    action: { label: "Undo" },
    onDismiss: fn(),
  },
  parameters: {
    visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] },
    // Without a handler, there is no close button.
    snippet: { handlers: ["onDismiss"] },
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

function ArchiveButton({ toast: texts }: { toast: ToastTexts }) {
  const toast = useToast();
  return <Button onClick={() => toast.add(texts)}>Archive</Button>;
}

const textsOf = ({ variant, title, description, action }: ToastProps): ToastTexts => ({
  variant,
  title,
  description,
  action,
});

/** The code opens a toast with `useToast`, as applications do. */
export const Playground: Story = {
  render: (args) => (
    <Toast.Provider>
      <ArchiveButton toast={textsOf(args)} />
    </Toast.Provider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await settled("Drawing archived");
  },
  parameters: {
    // Only `promise` shows a loading indicator.
    controls: { exclude: ["loading"] },
    snippet: { code: (args: ToastProps) => playgroundCode(printOptions(Toast, textsOf(args))) },
  },
};

const playgroundCode = (texts: string) => `import { Button, Toast, useToast } from "@kerf/react";

function ArchiveButton() {
  const toast = useToast();
  const archive = () => {
    toast.add(${texts.replaceAll("\n", "\n    ")});
  };
  return <Button onClick={archive}>Archive</Button>;
}

export function Example() {
  return (
    <Toast.Provider>
      <ArchiveButton />
    </Toast.Provider>
  );
}
`;

export const Variants: Story = everyValue(Toast, "variant");

export const Archive: Story = exampleStory(examples, "Archive", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
  // A toast with an action stays open, so the picture doesn't depend on timing.
  await settled("Drawing archived");
});
export const Publish: Story = exampleStory(examples, "Publish");
export const OutsideOfReact: Story = exampleStory(examples, "OutsideOfReact", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Lose the connection" }));
  await settled("Error: Connection lost");
});

const stack = [
  { id: "1", title: "Two people joined", timeout: 0 },
  { id: "2", variant: "warning", title: "Almost full", description: "9.6 of 10 GB are used.", timeout: 0 },
  { id: "3", variant: "success", title: "Published", timeout: 0 },
  { id: "4", variant: "info", title: "A new version is out", timeout: 0, action: { label: "Reload" } },
  {
    id: "5",
    variant: "error",
    title: "Could not save",
    description: "You are offline. The draft is kept in this browser.",
    timeout: 0,
    action: { label: "Try again" },
  },
] as const;

/** The newest three show, with the newest at the edge. The others wait. */
export const Stack: Story = {
  render: () => (
    <OverlayFrame className="h-100 w-120">
      <Toast.Provider>
        <Shown toasts={stack as never} />
      </Toast.Provider>
    </OverlayFrame>
  ),
  play: async () => {
    await settled("Error: Could not save");
    await expect(shown()).toHaveLength(3);
    await expect(screen.getByText("2 more")).toBeVisible();
  },
};

/** Focus or hover expands the whole stack. */
export const Unfolded: Story = {
  ...Stack,
  play: async () => {
    await settled("Error: Could not save");
    await userEvent.keyboard("{F6}");
    await waitFor(() => expect(shown()).toHaveLength(5));
    await settled("Two people joined");
  },
};

/** Long words, other scripts, elements, no title, only a title, and toasts that are still hidden. */
export const Content: Story = {
  render: () => (
    <div className="flex w-92 max-w-full flex-col gap-2">
      <Toast title="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" onDismiss={() => {}} />
      <Toast
        variant="success"
        title="تم الحفظ · 保存しました 🪚"
        description="The drawing and all of its 24 pages were saved, with the names of those who worked on them."
        action={{ label: "Show all of the pages" }}
        onDismiss={() => {}}
      />
      <Toast
        variant="info"
        description={
          <>
            No title, and <Link href="#terms">the new terms</Link> in the text.
          </>
        }
        onDismiss={() => {}}
      />
      <Toast loading title="Publishing" onDismiss={() => {}} />
      <Toast variant="warning" title="Without a button" />
    </div>
  ),
};
