import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { NoAccess, NotFound, Unavailable } from "./dead-ends";
import deadEndsSource from "./dead-ends.tsx?raw";
import { type Member, Members, type MembersProps } from "./members";
import membersSource from "./members.tsx?raw";
import { narrow } from "./narrow";

const people: Member[] = [
  { name: "Ada Lovelace", email: "ada@kerf.app", role: "Owner" },
  { name: "Kenji Watanabe", email: "kenji@kerf.app", role: "Developer" },
  { name: "Zoë Åkesson", email: "zoe@kerf.app", role: "Guest" },
];

type Load = MembersProps["load"];
const ready: Load = async () => ({ members: people });
const none: Load = async () => ({ members: [] });
const never: Load = () => new Promise(() => undefined);
const partial: Load = async () => ({
  members: people.slice(0, 2),
  missing: "The directory with guests from other companies isn't responding.",
});
const fails: Load = async () => {
  throw new Error("503");
};

/** Fails at every odd attempt and returns an empty list at every even one, so that a retry succeeds. */
function failingEveryOtherTime(): Load {
  let attempts = 0;
  return () => {
    attempts += 1;
    return attempts % 2 === 1 ? fails() : none();
  };
}

/* @alias error page, 404, not found */
const meta = {
  title: "Patterns/Empty and error states",
  component: Members,
  parameters: page,
  args: { load: ready as Load, onInvite: fn() },
} satisfies Meta<typeof Members>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const failsOnce = failingEveryOtherTime();

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Empty and error states"
      lead="Most errors affect a part of a page. The rest keeps working, and the part says what is missing, why, and what to do."
      states={{
        Ready: <Members load={ready} onInvite={nothing} />,
        Loading: <Members load={never} onInvite={nothing} />,
        Empty: <Members load={none} onInvite={nothing} />,
        "Partial content": <Members load={partial} onInvite={nothing} />,
        Failed: <Members load={failsOnce} onInvite={nothing} />,
        "Not found": <NotFound />,
        "No access": <NoAccess owner="Grace Hopper" onAsk={nothing} />,
        Unavailable: <Unavailable until="17:30" reference="4f2a-91c0" />,
      }}
      files={{ "members.tsx": membersSource, "dead-ends.tsx": deadEndsSource }}
      notes={[
        "Placeholders keep the space of content that loads. A spinner in the middle of a page says nothing about the content.",
        "An empty list says what belongs there and offers the first step. It isn't an error and doesn't look like one.",
        "Partial content is shown, with a banner that says what is missing.",
        "An error replaces the content, offers a retry, and is announced.",
        "Replace a whole page only if there is nothing to show: not found, no access, maintenance. Its title is the page's heading.",
      ]}
    />
  ),
};

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("rowheader", { name: "Ada Lovelace" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Invite people" }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { load: never },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Members" })).toHaveAttribute("aria-busy", "true");
  },
};

export const NoMembers: Story = {
  args: { load: none },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite a member" }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const PartialContent: Story = {
  args: { load: partial },
  play: async ({ canvas }) => {
    const banner = await canvas.findByText("Some members are missing");
    await expect(banner.closest("[role=status]")).not.toBeNull();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { load: fails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't load the members");
  },
};

/** A successful retry, by keyboard, removes the error. */
export const TriedAgain: Story = {
  beforeEach: ({ args }) => {
    args.load = failingEveryOtherTime();
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole("button", { name: "Try again" })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("No other members yet")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};

export const WrongAddress: Story = { render: () => <NotFound /> };

export const WithoutAccess: Story = {
  render: ({ onInvite }) => <NoAccess owner="Grace Hopper" onAsk={onInvite} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Request access" }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const Maintenance: Story = {
  render: () => <Unavailable until="17:30" reference="4f2a-91c0" />,
};

export const Narrow: Story = narrow(() => (
  <>
    <Members load={partial} onInvite={nothing} />
    <Members load={fails} onInvite={nothing} />
  </>
));
