import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { Loader } from ".";
import * as examples from "./loader.examples";

const meta = { component: Loader, title: "Components/Loader" } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(Loader, "size");
/** A size in px, for when no named size fits. */
export const CustomSize: Story = { args: { size: 48 } };

export const LoadingInvoices: Story = exampleStory(examples, "LoadingInvoices");
export const BesideText: Story = exampleStory(examples, "BesideText");
