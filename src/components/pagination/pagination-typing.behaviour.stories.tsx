import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Pagination } from ".";
import { asked, input, Paged, setPage } from "./pagination.fixture";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination",
  args: { page: 3, perPage: 25, totalCount: 312, setPage },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  render: function Elsewhere(args) {
    const [page, move] = useState(args.page);
    return (
      <>
        <Pagination {...args} page={page} />
        <button type="button" data-testid="elsewhere" onClick={() => move(5)}>
          Go to 5
        </button>
      </>
    );
  },
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
