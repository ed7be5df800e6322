import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Avatar } from ".";
import { broken, picture } from "./avatar.fixture";

const meta = {
  component: Avatar,
  title: "Behaviour/Avatar",
  args: { name: "Ada Lovelace" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An image, named after the person and the status. Screen readers don't read the initials. */
export const Named: Story = {
  render: () => (
    <>
      <Avatar name="Ada Lovelace" />
      <Avatar name="Grace Hopper" status="busy" />
      <Avatar name="Alan Turing" status="away" />
      <Avatar name="Hedy Lamarr" status="offline" />
      <Avatar name="Kerf" initials="K" shape="square" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ada Lovelace" })).toHaveTextContent(/^AL$/);
    await expect(canvas.getByRole("img", { name: "Grace Hopper, busy" })).toHaveTextContent(/^GH$/);
    await expect(canvas.getByRole("img", { name: "Alan Turing, away" })).toHaveTextContent(/^AT$/);
    await expect(canvas.getByRole("img", { name: "Hedy Lamarr, offline" })).toHaveTextContent(/^HL$/);
    await expect(canvas.getByRole("img", { name: "Kerf" })).toHaveTextContent(/^K$/);
  },
};

const imageIn = (avatar: HTMLElement) => avatar.querySelector<HTMLImageElement>("[data-slot=avatar-image]");

/** The picture covers the initials once it has loaded. If it fails, the initials show. */
export const Pictures: Story = {
  render: () => (
    <>
      <Avatar name="Ada Lovelace" src={picture} />
      <Avatar name="Grace Hopper" src={broken} />
    </>
  ),
  play: async ({ canvas }) => {
    const loaded = imageIn(canvas.getByRole("img", { name: "Ada Lovelace" }));
    const failed = imageIn(canvas.getByRole("img", { name: "Grace Hopper" }));
    await waitFor(() => expect(loaded).toHaveAttribute("data-loaded"));
    await expect(loaded).toBeVisible();
    await waitFor(() => expect(failed).toHaveAttribute("data-failed"));
    await expect(failed).not.toBeVisible();
  },
};

/** Without `color`, the color depends on the name alone. */
export const ColorOfName: Story = {
  render: () => (
    <>
      <Avatar name="Ada Lovelace" />
      <Avatar name="Ada Lovelace" size="lg" />
      <Avatar name="Ada Lovelace" color="neutral" />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, same, neutral] = canvas
      .getAllByRole("img")
      .map((each) => getComputedStyle(each).backgroundColor);
    await expect(same).toBe(first);
    await expect(neutral).not.toBe(first);
  },
};

/** A group sets the size of its avatars, which overlap, and counts the people who aren't shown. */
export const Groups: Story = {
  render: () => (
    <Avatar.Group aria-label="Reviewers" size="lg" more={1200}>
      <Avatar name="Ada Lovelace" />
      <Avatar name="Grace Hopper" size="sm" />
    </Avatar.Group>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Reviewers" })).toBeVisible();
    const boxes = canvas.getAllByRole("img").map((each) => each.getBoundingClientRect());
    await expect(boxes.map(({ width }) => width)).toEqual([40, 26, 40]);
    await expect(boxes[1]?.left).toBeLessThan(boxes[0]?.right ?? 0);
    await expect(canvas.getByRole("img", { name: "1,200 more" })).toHaveTextContent("+1200");
  },
};

/** With `more` 0, nothing follows the last avatar. */
export const NoMore: Story = {
  render: () => (
    <Avatar.Group aria-label="Reviewers" more={0}>
      <Avatar name="Ada Lovelace" />
    </Avatar.Group>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
  },
};

/** The texts come from the instance, otherwise from the provider. */
export const Texts: Story = {
  render: () => (
    <LabelsProvider labels={{ avatar: { online: "angemeldet", more: { other: "{count} weitere" } } }}>
      <Avatar name="Ada" status="online" />
      <Avatar name="Grace" status="online" labels={{ online: "da" }} />
      <Avatar.Group aria-label="Team" more={3} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Ada, angemeldet", "Grace, da", "3 weitere"]) {
      await expect(canvas.getByRole("img", { name })).toBeVisible();
    }
  },
};

export const Conforms = conformance({
  Avatar: (props) => <Avatar name="Ada Lovelace" src={picture} {...props} />,
  "Avatar.Group": (props) => (
    <Avatar.Group aria-label="Reviewers" {...props}>
      <Avatar name="Ada Lovelace" />
    </Avatar.Group>
  ),
});
