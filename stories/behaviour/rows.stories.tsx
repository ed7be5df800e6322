import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { pause } from "#kit";
import { Checkbox, Radio, Sidebar, Table, Tree } from "../../src";

/** Rows and cards with text that people select, and controls or editors inside them, also in shadow roots. */
const meta = {
  title: "Behaviour/Rows",
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = fn();

/** Drags the pointer across the text of an element. */
async function selectText(target: Element): Promise<void> {
  const node = target.firstChild as Text;
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target, node, offset: 1 },
    { target, node, offset: 5 },
    { keys: "[/MouseLeft]", target, node, offset: 5 },
  ]);
}

/** Selecting text in a clickable row doesn't open it, and a double click opens it once. */
export const TableRow: Story = {
  render: () => (
    <Table>
      <Table.Body>
        <Table.Row onClick={opened}>
          <Table.Cell>Production deployment</Table.Cell>
          <Table.Cell>
            <ShadowButton />
          </Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table>
  ),
  play: async ({ canvas, canvasElement }) => {
    opened.mockClear();
    const cell = canvas.getByText("Production deployment");
    await selectText(cell);
    await expect(`${getSelection()}`).toBe("rodu");
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.dblClick(cell);
    await expect(opened).toHaveBeenCalledTimes(1);
    const host = canvasElement.querySelector("[data-shadow]");
    host?.shadowRoot?.querySelector("button")?.click();
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

/** In a tree whose rows open on click, a double click opens a row once. In one with a selection, it selects it once. */
export const TreeRow: Story = {
  render: () => (
    <>
      <Tree
        aria-label="Files"
        items={[{ value: "a", label: "readme.md" }]}
        selectionMode="none"
        onAction={opened}
      />
      <Tree aria-label="Chosen" items={[{ value: "b", label: "notes.md" }]} selectionMode="multiple" />
    </>
  ),
  play: async ({ canvas }) => {
    opened.mockClear();
    await userEvent.dblClick(canvas.getByText("readme.md"));
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.dblClick(canvas.getByText("notes.md"));
    await expect(canvas.getByRole("treeitem", { name: "notes.md" })).toHaveAttribute("aria-selected", "true");
  },
};

/** Selecting text in a card doesn't check it. */
export const Cards: Story = {
  render: () => (
    <>
      <Radio.Group legend="Plan" appearance="card">
        <Radio.Item value="team" label="Team" description="Up to 20 people" />
      </Radio.Group>
      <Checkbox label="Send a weekly report" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Up to 20 people"));
    await expect(canvas.getByRole("radio")).toBeChecked();
    const { userSelect, webkitUserSelect } = getComputedStyle(canvas.getByText("Up to 20 people"));
    // WebKit computes "text" for "auto".
    await expect(userSelect ?? webkitUserSelect).toMatch(/^(auto|text)$/);
  },
};

/** Ctrl+B in an editor inside a shadow root makes text bold, and doesn't close the sidebar. */
export const ShadowEditor: Story = {
  render: () => (
    <Sidebar.Root defaultOpen collapsible="icon" style={{ minHeight: 240, height: 240 }}>
      <Sidebar aria-label="Main">
        <Sidebar.Content>Pages</Sidebar.Content>
      </Sidebar>
      <main>
        <Sidebar.Trigger />
        <ShadowEditorHost />
      </main>
    </Sidebar.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    const editor = canvasElement.querySelector("[data-shadow]")?.shadowRoot?.querySelector("div");
    const keys = { key: "b", ctrlKey: true, bubbles: true, composed: true, cancelable: true };
    editor?.dispatchEvent(new KeyboardEvent("keydown", keys));
    await pause(100);
    await expect(canvas.getByRole("button", { expanded: true })).toBeVisible();
    canvasElement.dispatchEvent(new KeyboardEvent("keydown", keys));
    await expect(await canvas.findByRole("button", { expanded: false })).toBeVisible();
  },
};

function shadow(host: HTMLElement | null, html: string): void {
  if (host && !host.shadowRoot) host.attachShadow({ mode: "open" }).innerHTML = html;
}

const ShadowButton = () => (
  <span data-shadow="" ref={(host) => shadow(host, '<button type="button">Copy</button>')} />
);
const ShadowEditorHost = () => (
  <div data-shadow="" ref={(host) => shadow(host, '<div contenteditable="true">Text</div>')} />
);
