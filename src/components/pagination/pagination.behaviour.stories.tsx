import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { de } from "../../i18n/locales/de";
import { Pagination } from ".";
import { asked, button, input, Paged, setPage } from "./pagination.fixture";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination",
  args: { page: 3, perPage: 25, totalCount: 312, setPage },
  render: (args) => <Paged {...args} />,
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

/** `simple` has only previous and next. */
export const Simple: Story = {
  args: { controls: "simple" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Previous page",
      "Next page",
    ]);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(button(canvas, "Next"));
    await asked(4);
  },
};

/**
 * The page size is passed as a number. A size that isn't in `options` is added to the list. Changing it returns to page
 * 1.
 */
export const PageSize: Story = {
  render: function Sized() {
    const [page, move] = useState(4);
    const [perPage, resize] = useState(30);
    return (
      <Pagination page={page} setPage={move} perPage={perPage} totalCount={200}>
        <Pagination.Info />
        <Pagination.PageSize
          value={perPage}
          options={[50, 10, 50, 0, Number.NaN]}
          label={<em>Rows</em>}
          onChange={(size) => {
            setPage(size);
            resize(size);
            setPage(1);
            move(1);
          }}
        />
      </Pagination>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Rows" });
    await expect([...list.options].map((option) => option.text)).toEqual(["10", "30", "50"]);
    await expect(list).toHaveValue("30");
    await userEvent.selectOptions(list, "10");
    await asked(10, 1);
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 1–10 of 200");
    await expect(list).toHaveValue("10");
  },
};

const sized = fn();

/** The page size is controlled: selecting another reports it, and the size stays until updated. */
export const PageSizeHeld: Story = {
  render: () => (
    <Pagination page={1} setPage={setPage} perPage={30} totalCount={200}>
      <Pagination.PageSize value={30} options={[30, 50]} label="Rows" onChange={sized} />
    </Pagination>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("combobox", { name: "Rows" });
    await userEvent.selectOptions(list, "50");
    await expect(sized).toHaveBeenLastCalledWith(50);
    await expect(list).toHaveValue("30");
  },
};

/** The summary can be a function, as child or as `text`, templates, or plain content. */
export const Texts: Story = {
  render: (args) => (
    <>
      <Pagination {...args}>
        <Pagination.Info>{(facts) => JSON.stringify(facts)}</Pagination.Info>
        <Pagination.Info page={9} pageShowingRange="a–b" perPage={1} totalCount={2}>
          {(facts) => JSON.stringify(facts)}
        </Pagination.Info>
        <Pagination.Info>Plain</Pagination.Info>
      </Pagination>
      <Pagination
        {...args}
        labels={{ label: "function" }}
        text={({ page, perPage }) => <b>{`${perPage} on ${page}`}</b>}
      />
      <Pagination
        {...args}
        labels={{ label: "sentences" }}
        text={{ showing: "{range}/{total}, {page}/{pages} by {perPage} {braces}" }}
      />
      <Pagination {...args} labels={{ label: "empty" }} totalCount={0} text={{ empty: "Nobody" }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      '{"page":3,"perPage":25,"totalCount":312,"pageShowingRange":"51–75"}',
      '{"page":9,"perPage":1,"totalCount":2,"pageShowingRange":"a–b"}',
      "Plain",
      "25 on 3",
      "51–75/312, 3/13 by 25 {braces}",
      "Nobody",
    ]);
  },
};

/** Numbers are formatted and parsed for the language, which the provider or the instance sets. */
export const Languages: Story = {
  render: (args) => (
    <LocaleProvider locale={de}>
      <Paged {...args} page={1000} totalCount={1_000_000} />
      <LocaleProvider locale={{ ...ar, code: "ar-EG" }}>
        <Paged {...args} totalCount={1_000_000} labels={{ label: "صفحات" }} />
      </LocaleProvider>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const german = within(canvas.getByRole("navigation", { name: de.labels.pagination?.label }));
    await expect(german.getByRole("status")).toHaveTextContent("24.976–25.000 von 1.000.000");
    await expect(german.getByRole("button", { name: de.labels.pagination?.next })).toBeEnabled();
    await userEvent.clear(german.getByRole("textbox"));
    await userEvent.type(german.getByRole("textbox"), "12.345{Enter}");
    await expect(german.getByRole("textbox")).toHaveValue("12345");
    const arabic = within(canvas.getByRole("navigation", { name: "صفحات" }));
    await userEvent.clear(arabic.getByRole("textbox"));
    await userEvent.type(arabic.getByRole("textbox"), "٤٢{Enter}");
    await userEvent.clear(arabic.getByRole("textbox"));
    await userEvent.type(arabic.getByRole("textbox"), "43{Enter}");
    await expect(arabic.getByRole("textbox")).toHaveValue("٤٣");
    await expect(arabic.getByRole("textbox")).toHaveAccessibleName(/١.*٤٠٬٠٠٠$/);
    await asked(12345, 42, 43);
  },
};

const inside = (part: ReactNode) => <Pagination setPage={setPage}>{part}</Pagination>;

export const Conforms = conformance({
  Pagination: (props) => <Pagination setPage={setPage} {...props} />,
  "Pagination.Info": (props) => inside(<Pagination.Info {...props} />),
  "Pagination.PageSize": (props) => inside(<Pagination.PageSize value={25} {...props} />),
  "Pagination.Controls": (props) => inside(<Pagination.Controls {...props} />),
  "Pagination.Separator": (props) => inside(<Pagination.Separator {...props} />),
});
