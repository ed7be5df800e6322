import type { Meta, StoryObj } from "@storybook/react-vite";
import { code, everyValue, exampleStory, InStates } from "#kit";
import { Pagination, type PaginationProps } from ".";
import * as examples from "./pagination.examples";
import { Paged } from "./pagination.fixture";

const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

const meta = {
  component: Pagination,
  title: "Components/Pagination",
  args: { page: 3, perPage: 25, totalCount: 312, setPage: () => {} },
  // The page from the controls panel is the initial page, so a new value mounts the component again.
  render: (args) => <Paged key={args.page} {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    visual,
    snippet: {
      hooks: ({ page }: PaginationProps) => [`const [page, setPage] = useState(${page});`],
      elements: (args: PaginationProps) => (
        <Pagination {...args} page={code("page")} setPage={code("setPage")} />
      ),
    },
  },
};
export const Controls: Story = everyValue(Pagination, "controls", {
  render: (props) => (
    <div className="w-160 max-w-full">
      <Paged {...props} labels={{ label: `With ${props.controls} controls` }} />
    </div>
  ),
});
export const PageSelectors: StoryObj = everyValue(Pagination.Controls, "pageSelector", {
  render: (props) => (
    <Paged page={3} perPage={25} totalCount={312} labels={{ label: `With ${props.pageSelector}` }}>
      <Pagination.Controls {...props} />
    </Paged>
  ),
});

/** The first page, a middle page and the last page. Below: one page, no results, an unknown total and large numbers. */
export const States: Story = {
  parameters: { visual },
  argTypes: { page: { control: false }, totalCount: { control: false } },
  render: (args) => (
    <div className="flex max-w-160 flex-col gap-5">
      {[
        { page: 1 },
        { page: 7 },
        { page: 13 },
        { page: 1, totalCount: 8 },
        { page: 1, totalCount: 0 },
        { page: 4, totalCount: undefined },
        { page: 9_999, totalCount: 249_999 },
      ].map((state) => (
        <Paged {...args} key={JSON.stringify(state)} labels={{ label: JSON.stringify(state) }} {...state} />
      ))}
    </div>
  ),
};

/** Hovered, pressed and focused. */
export const Forced: Story = {
  render: (args) => (
    <div className="flex max-w-160 flex-col gap-6">
      <InStates states={["hover", "active", "focus-visible"]}>
        {(state) => (
          <Pagination {...args} labels={{ label: state }}>
            <Pagination.PageSize value={25} />
            <Pagination.Controls />
          </Pagination>
        )}
      </InStates>
    </div>
  ),
};

const example = (name: keyof typeof examples): Story => {
  const story = exampleStory(examples, name);
  return { ...story, parameters: { ...story.parameters, visual } };
};

export const BelowATable: Story = exampleStory(examples, "BelowATable");
export const WithPageSize: Story = example("WithPageSize");
export const PagesFromAList: Story = example("PagesFromAList");
export const PreviousAndNext: Story = exampleStory(examples, "PreviousAndNext");
export const OwnSummary: Story = exampleStory(examples, "OwnSummary");
export const InArabic: Story = exampleStory(examples, "InArabic");
