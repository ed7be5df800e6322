import type { Meta, StoryObj } from "@storybook/react-vite";
import { InboxIcon } from "lucide-react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { holdOutcomes, replaceClipboard } from "../../lib/clipboard.fixture";
import { Button } from "../button";
import { Empty } from ".";

const meta = {
  component: Empty,
  title: "Behaviour/Empty",
  args: { title: "No messages" },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title is a heading, of level 2 by default or of the requested level. */
export const HeadingLevel: Story = {
  render: () => (
    <>
      <Empty title="Second" />
      <Empty title="Third" headingLevel={3} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Second", level: 2 })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Third", level: 3 })).toBeVisible();
  },
};

/** An invalid level or size falls back to the default and logs a warning. */
export const UnknownValues: Story = {
  args: { headingLevel: 7 as 6, size: "huge" as "lg" },
  parameters: {
    console: { expect: [/Invalid Empty\.headingLevel 7.*2 is used/, /Invalid Empty.size "huge".*"base"/] },
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("heading", { level: 2 })).fontSize).toBe("16px");
  },
};

/** Only the title is required. Screen readers skip the icon. Tab goes from the command to the contents. */
export const Parts: Story = {
  render: () => (
    <>
      <Empty title="Bare" data-testid="bare" />
      <Empty
        data-testid="full"
        icon={InboxIcon}
        title="Full"
        description="Why."
        commandLine="npx kerf share"
        contents={<Button>Share</Button>}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const slots = (id: string) =>
      [...canvas.getByTestId(id).children].map((part) => part.getAttribute("data-slot"));
    await expect(slots("bare")).toEqual(["empty-title"]);
    await expect(slots("full")).toEqual([
      "empty-icon",
      "empty-title",
      "empty-description",
      "clipboard-text",
      "empty-contents",
    ]);
    await expect(canvas.getByTestId("full").firstElementChild).toHaveAttribute("aria-hidden", "true");
    for (const name of ["Copy", "Share"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    canvas.getByRole("button", { name: "Share" }).blur();
  },
};

const write = fn(async () => {});

/** The command is copied exactly. */
export const CopiesTheCommand: Story = {
  args: { commandLine: "npx kerf deploy --production" },
  beforeEach: () => {
    const restore = [holdOutcomes(), replaceClipboard(write)];
    return () => {
      for (const each of restore) each();
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("npx kerf deploy --production")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(write).toHaveBeenCalledWith("npx kerf deploy --production");
  },
};

/** Long words, other scripts, a long command and many actions in a narrow space: nothing overflows. */
export const Content: Story = {
  render: () => (
    <div className="w-64">
      <Empty
        icon={InboxIcon}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        description="🪚 لا توجد رسائل メッセージはありません"
        commandLine="npx kerf deploy --production --region eu-central-1 --message 'The first one'"
        contents={
          <>
            <Button variant="primary">Share a drawing with everyone</Button>
            <Button>Import</Button>
            <Button>Learn more</Button>
          </>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector("[data-slot=empty]");
    const edges = root?.getBoundingClientRect();
    for (const part of root?.children ?? []) {
      const { left, right } = part.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual((edges?.left ?? 0) + 24);
      await expect(right).toBeLessThanOrEqual((edges?.right ?? 0) - 24);
    }
  },
};

export const Conforms = conformance({
  Empty: (props) => (
    <Empty
      icon={CheckIcon}
      title="No drawings yet"
      description="Your drawings show here."
      contents="Ask for one."
      {...props}
    />
  ),
});
