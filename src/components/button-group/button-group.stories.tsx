import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDownIcon, PencilIcon } from "lucide-react";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, settled } from "#kit";
import { ButtonGroup } from ".";
import * as examples from "./button-group.examples";

const buttons = (
  <>
    <ButtonGroup.Button icon={PencilIcon}>Edit</ButtonGroup.Button>
    <ButtonGroup.Button>Duplicate</ButtonGroup.Button>
    <ButtonGroup.Button shape="square" icon={ChevronDownIcon} aria-label="More actions" />
  </>
);

const meta = {
  component: ButtonGroup,
  title: "Components/ButtonGroup",
  args: { "aria-label": "Invoice 2041", children: buttons },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof ButtonGroup>;

export const Playground: Story = {};

export const Variants: Story = everyValue(ButtonGroup, "variant");
export const Sizes: Story = everyValue(ButtonGroup, "size");
export const Orientations: Story = everyValue(ButtonGroup, "orientation");

/** A group with one button of another emphasis. */
export const ButtonVariants: Story = everyValue(ButtonGroup.Button, "variant", {
  render: ({ variant }) => (
    <ButtonGroup aria-label="Invoice 2041">
      <ButtonGroup.Button>Edit</ButtonGroup.Button>
      <ButtonGroup.Button variant={variant}>Duplicate</ButtonGroup.Button>
      <ButtonGroup.Button>Send</ButtonGroup.Button>
    </ButtonGroup>
  ),
}) as Story;

export const ButtonShapes: Story = everyValue(ButtonGroup.Button, "shape", {
  render: ({ shape }) => (
    <ButtonGroup aria-label="Invoice 2041">
      <ButtonGroup.Button>Edit</ButtonGroup.Button>
      {shape === "square" ? (
        <ButtonGroup.Button shape="square" icon={ChevronDownIcon} aria-label="More actions" />
      ) : (
        <ButtonGroup.Button shape={shape}>More</ButtonGroup.Button>
      )}
    </ButtonGroup>
  ),
}) as Story;

/** All buttons disabled, and one of them. */
export const Disabled: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <ButtonGroup aria-label="Invoice 2041" disabled>
        {buttons}
      </ButtonGroup>
      <ButtonGroup aria-label="Invoice 2042">
        <ButtonGroup.Button>Edit</ButtonGroup.Button>
        <ButtonGroup.Button disabled>Duplicate</ButtonGroup.Button>
        <ButtonGroup.Button>Send</ButtonGroup.Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Invoice 2043" variant="primary" disabled>
        {buttons}
      </ButtonGroup>
    </div>
  ),
};

/** Texts wrap if the group doesn't fit, and all its buttons become as high as the highest. If the words don't fit, it is a column. */
export const LongLabels: Story = {
  render: () => (
    <div className="flex w-80 max-w-full flex-col items-start gap-3">
      <ButtonGroup aria-label="Rechnung 2041">
        <ButtonGroup.Button>Zahlungserinnerung verschicken</ButtonGroup.Button>
        <ButtonGroup.Button>Als bezahlt markieren</ButtonGroup.Button>
        <ButtonGroup.Button shape="square" icon={ChevronDownIcon} aria-label="Weitere Aktionen" />
      </ButtonGroup>
      <ButtonGroup aria-label="Rechnung 2042">
        <ButtonGroup.Button icon={PencilIcon}>Bearbeiten</ButtonGroup.Button>
        <ButtonGroup.Button>Duplizieren</ButtonGroup.Button>
        <ButtonGroup.Button>Herunterladen</ButtonGroup.Button>
      </ButtonGroup>
    </div>
  ),
};

export const SplitButton: Story = exampleStory(examples, "SplitButton", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "More ways to publish" }));
  await settled(await screen.findByRole("menu", { name: "More ways to publish" }));
});
export const RelatedActions: Story = exampleStory(examples, "RelatedActions");
export const ZoomButtons: Story = exampleStory(examples, "ZoomButtons");
