import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Pagination, type PaginationProps } from ".";
import { asked, button, input, Paged, setPage } from "./pagination.fixture";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination",
  tags: ["!autodocs"],
  args: { page: 3, perPage: 25, totalCount: 312, setPage },
  render: (args) => <Paged {...args} />,
  beforeEach: () => {
    setPage.mockReset();
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Each button changes the page. The summary follows, in a live region that exists before its text changes. */
export const Steps: Story = {
  play: async ({ canvas, step }) => {
    const summary = within(canvas.getByRole("navigation", { name: "Pagination" })).getByRole("status");
    await expect(summary).toHaveTextContent("Showing 51–75 of 312");
    for (const [name, page, text] of [
      ["Next", 4, "Showing 76–100 of 312"],
      ["Previous", 3, "Showing 51–75 of 312"],
      ["Last", 13, "Showing 301–312 of 312"],
      ["First", 1, "Showing 1–25 of 312"],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(button(canvas, name));
        await expect(setPage).toHaveBeenLastCalledWith(page);
        await expect(summary).toHaveTextContent(text);
        await expect(input(canvas)).toHaveValue(String(page));
      });
    }
  },
};

/** On the last page, "next" is disabled. If it is focused, it keeps focus until the user leaves it. */
export const Ends: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    const next = button(canvas, "Next");
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await asked(13);
    await userEvent.tab({ shift: true });
    await expect(input(canvas)).toHaveFocus();
    await waitFor(() => expect(next).toBeDisabled());
    await expect(button(canvas, "Last")).toBeDisabled();
    await expect(button(canvas, "First")).toBeEnabled();
  },
};

/** Enter and blur commit the typed page. A surrounding form isn't submitted. */
export const Typing: Story = {
  render: (args) => (
    <form aria-label="Filter" onSubmit={(event) => event.preventDefault() ?? setPage(-1)}>
      <Paged {...args} />
      <button type="submit">Apply</button>
    </form>
  ),
  play: async ({ canvas, step }) => {
    const field = input(canvas);
    await step("commits on Enter", async () => {
      await userEvent.click(field);
      await userEvent.keyboard("7");
      await asked();
      await userEvent.keyboard("{Enter}");
      await asked(7);
      await expect(field).toHaveValue("7");
    });
    await step("commits when the input loses focus", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "9");
      await userEvent.tab();
      await asked(7, 9);
    });
    await step("commits a typed page only once", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "2{Enter}");
      await userEvent.tab();
      await asked(7, 9, 2);
    });
  },
};

/** The first Escape only restores the page number. The next one is passed on. */
export const Escape: Story = {
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it represents a dialog that Escape closes.
    <div onKeyDown={({ key }) => key === "Escape" && setPage(-1)}>
      <Paged {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = input(canvas);
    await userEvent.click(field);
    await userEvent.keyboard("99{Escape}");
    await expect(field).toHaveValue("3");
    await asked();
    await userEvent.keyboard("{Escape}");
    await asked(-1);
    await userEvent.tab();
    await asked(-1);
  },
};

/** A number out of range becomes the first or last page. Other text is discarded, and the page number is restored. */
export const Impossible: Story = {
  play: async ({ canvas, step }) => {
    const field = input(canvas);
    for (const text of ["", " ", "x", "-", "2.5", "1e3", "NaN", "Infinity", "3"]) {
      await step(JSON.stringify(text), async () => {
        await userEvent.clear(field);
        if (text) await userEvent.type(field, text);
        await userEvent.keyboard("{Enter}");
        await expect(field).toHaveValue("3");
        await asked();
      });
    }
    for (const text of ["999", "-3", "999", "0", " ０12"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    }
    await asked(13, 1, 13, 1, 12);
  },
};

/** When controlled, the page stays until updated. An update from elsewhere replaces typed text. */
export const Held: Story = {
  render: (args) => <Elsewhere {...args} />,
  play: async ({ canvas }) => {
    const field = input(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, "8{Enter}");
    await asked(8);
    await expect(field).toHaveValue("3");
    await userEvent.type(field, "1");
    document.querySelector<HTMLElement>("[data-testid=elsewhere]")?.click();
    await waitFor(() => expect(field).toHaveValue("5"));
    await userEvent.tab();
    await asked(8);
  },
};

function Elsewhere(args: PaginationProps) {
  const [page, move] = useState(args.page);
  return (
    <>
      <Pagination {...args} page={page} />
      <button type="button" data-testid="elsewhere" onClick={() => move(5)}>
        Go to 5
      </button>
    </>
  );
}
