import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { Pagination } from ".";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination metrics",
  tags: ["!autodocs"],
  args: { page: 3, perPage: 25, totalCount: 312, setPage: () => {} },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();

/** On a phone, the parts are stacked, and none is wider than the viewport. */
export const Narrow: Story = {
  parameters: { a11y: withoutFrames },
  render: (args) => (
    <AtWidth width={320}>
      <Pagination {...args} page={9_998} totalCount={250_000}>
        <Pagination.Info />
        <Pagination.Separator />
        <Pagination.PageSize value={25} />
        <Pagination.Controls />
      </Pagination>
    </AtWidth>
  ),
  play: async ({ canvasElement }) => {
    const page = await pageAt(canvasElement, 320);
    await expect(page.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const part of page.querySelectorAll("[data-slot^=pagination]")) {
      await expect(box(part).right).toBeLessThanOrEqual(304);
    }
  },
};

function Thousands({ children }: { children?: ReactNode }) {
  const [page, setPage] = useState(5_000);
  return (
    <Pagination page={page} setPage={setPage} perPage={25} totalCount={250_000}>
      {children}
      <Pagination.Controls pageSelector="dropdown" />
    </Pagination>
  );
}

/** For 10,000 pages, the list has only the current one until it is focused. Then it has all. */
export const TenThousandPages: Story = {
  render: () => (
    <Thousands>
      <Pagination.Info />
    </Thousands>
  ),
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Page, 1 to 10,000" });
    await step("has one option before it is used", async () => {
      await expect(list.options).toHaveLength(1);
      await expect(list).toHaveDisplayValue("5,000");
    });
    await step("has all options on keyboard focus", async () => {
      list.focus();
      // All options are added before the list can open.
      await Promise.resolve();
      await expect(list.options).toHaveLength(10_000);
      await expect(list).toHaveDisplayValue("5,000");
    });
    await step("selects a page", async () => {
      list.value = "9999";
      list.dispatchEvent(new Event("change", { bubbles: true }));
      await expect(canvas.getByRole("status")).toHaveTextContent("249,951–249,975");
      await expect(list).toHaveDisplayValue("9,999");
    });
    await step("follows the next button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
      await expect(list).toHaveDisplayValue("10,000");
    });
  },
};

/** A pointer press also adds the options before the list opens. */
export const PointerBringsPages: Story = {
  parameters: { visual: { skip: "it looks like the story before it" } },
  render: () => <Thousands />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox");
    list.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    // React adds the options before the event ends, so before the list opens.
    await Promise.resolve();
    await expect(list.options).toHaveLength(10_000);
  },
};

/** A list of up to 100 pages has all options initially. */
export const FewPages: Story = {
  render: (args) => (
    <Pagination {...args}>
      <Pagination.Controls pageSelector="dropdown" />
    </Pagination>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Page, 1 to 13" });
    await expect(list.options).toHaveLength(13);
    await expect(list).toHaveValue("3");
  },
};
