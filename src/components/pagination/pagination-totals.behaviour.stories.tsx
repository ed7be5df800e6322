import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { Pagination } from ".";
import { asked, Paged, setPage } from "./pagination.fixture";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination",
  args: { page: 3, perPage: 25, totalCount: 312, setPage },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without results, with one page, or without a total, the summary says so, and the controls are disabled. */
export const Few: Story = {
  render: (args) => (
    <>
      <Pagination {...args} page={1} totalCount={0} labels={{ label: "none" }} />
      <Pagination {...args} page={1} totalCount={1} labels={{ label: "one" }} />
      <Pagination {...args} page={1} totalCount={25} labels={{ label: "full" }} />
      <Pagination {...args} page={1} totalCount={undefined} labels={{ label: "unknown" }} />
      <Pagination {...args} page={40} totalCount={60} labels={{ label: "past" }} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ["none", "No results"],
      ["one", "Showing 1 of 1"],
      ["full", "Showing 1–25 of 25"],
      ["unknown", "Page 1"],
    ] as const) {
      const navigation = within(canvas.getByRole("navigation", { name }));
      await expect(navigation.getByRole("status")).toHaveTextContent(text);
      for (const each of navigation.getAllByRole("button")) await expect(each).toBeDisabled();
      await expect(navigation.getByRole("textbox")).toBeDisabled();
      await expect(navigation.getByRole("textbox")).toHaveValue("1");
    }
    const past = within(canvas.getByRole("navigation", { name: "past" }));
    await expect(past.getByRole("status")).toHaveTextContent("Showing 51–60 of 60");
    await expect(past.getByRole("textbox")).toHaveValue("3");
    await userEvent.click(past.getByRole("button", { name: "Previous page" }));
    await asked(2);
  },
};

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

function Many({ children }: { children?: ReactNode }) {
  const [page, setPage] = useState(500);
  return (
    <Pagination page={page} setPage={setPage} perPage={25} totalCount={25_000}>
      {children}
      <Pagination.Controls pageSelector="dropdown" />
    </Pagination>
  );
}

/** For 1,000 pages, the list has only the current one until it is focused. Then it has all. */
export const ThousandPages: Story = {
  render: () => (
    <Many>
      <Pagination.Info />
    </Many>
  ),
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Page, 1 to 1,000" });
    await step("has one option before it is used", async () => {
      await expect(list.options).toHaveLength(1);
      await expect(list).toHaveDisplayValue("500");
    });
    await step("has all options on keyboard focus", async () => {
      list.focus();
      // All options are added before the list can open.
      await Promise.resolve();
      await expect(list.options).toHaveLength(1_000);
      await expect(list).toHaveDisplayValue("500");
    });
    await step("selects a page", async () => {
      list.value = "999";
      list.dispatchEvent(new Event("change", { bubbles: true }));
      await expect(canvas.getByRole("status")).toHaveTextContent("24,951–24,975");
      await expect(list).toHaveDisplayValue("999");
    });
    await step("follows the next button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
      await expect(list).toHaveDisplayValue("1,000");
    });
  },
};

/** A pointer press also adds the options before the list opens. */
export const PointerBringsPages: Story = {
  parameters: { visual: { skip: "it looks like the story before it" } },
  render: () => <Many />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox");
    list.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    // React adds the options before the event ends, so before the list opens.
    await Promise.resolve();
    await expect(list.options).toHaveLength(1_000);
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
