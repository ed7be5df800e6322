import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../components/button";
import { Combobox } from "../components/combobox";
import { InputGroup } from "../components/input-group";
import { Link } from "../components/link";
import { NumberField } from "../components/number-field";
import { Slider } from "../components/slider";
import { Stack } from "../components/stack";
import { Text } from "../components/text";

const meta = {
  title: "Behaviour/Long words",
  parameters: { visual: { skip: "the sizes are measured" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsamt";
const words = [word];

/** Beside a control, in a custom trigger, around a value and below a slider, a long word stays within its container. */
export const Contained: Story = {
  render: () => (
    <div data-testid="phone" className="flex w-72 flex-col items-start gap-2 *:max-w-full">
      <Stack direction="row">
        <Text>{word}</Text>
        <Button>Undo</Button>
      </Stack>
      <Stack direction="row">
        <Link href="#word">{word}</Link>
        <Button>Undo</Button>
      </Stack>
      <Link href="#word">{word}</Link>
      <Combobox items={words} defaultValue={word}>
        <Combobox.Trigger render={<Button aria-label="Office" />}>
          <Combobox.Value />
          <Combobox.Icon />
        </Combobox.Trigger>
      </Combobox>
      <InputGroup>
        <InputGroup.Addon>{word}</InputGroup.Addon>
        <InputGroup.Input aria-label="Between two texts" defaultValue="atlas" />
        <InputGroup.Suffix>{word}</InputGroup.Suffix>
      </InputGroup>
      <NumberField aria-label="Number" prefix={word} suffix={word} />
      <Slider
        aria-label="Share"
        className="w-full"
        marks={[0, 50, 100].map((value) => ({ value, label: word }))}
      />
      <Slider aria-label="Level" orientation="vertical" marks={[{ value: 50, label: word }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId("phone");
    const { right } = phone.getBoundingClientRect();
    const outside = [...phone.querySelectorAll("*")].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > right + 8,
    );
    await expect(outside.map((part) => part.outerHTML)).toEqual([]);
    for (const input of canvas.getAllByRole("textbox")) await expect(input.clientWidth).toBeGreaterThan(30);
    for (const track of phone.querySelectorAll("[data-slot=slider-track]"))
      await expect(track.clientWidth).toBeGreaterThanOrEqual(24);
    const labels = [...phone.querySelectorAll("[data-slot=slider-mark] > span")].slice(0, 3);
    const boxes = labels.map((label) => label.getBoundingClientRect());
    for (const [index, { left }] of boxes.slice(1).entries())
      await expect(boxes[index]?.right).toBeLessThanOrEqual(left + 1);
  },
};

/** In a row, words of up to 8rem are never broken, however long the text beside them is. */
export const Unbroken: Story = {
  render: () => (
    <Stack direction="row" className="w-72">
      <Text data-testid="word">Deployments</Text>
      <Text>{"A long sentence needs several lines, because it is beside another text. ".repeat(3)}</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { clientHeight } = canvas.getByTestId("word");
    await expect(clientHeight).toBeLessThan(30);
  },
};

/** In a container that is as wide as its content, the text after a value keeps its distance to the button. */
export const Fitting: Story = {
  render: () => (
    <div className="flex w-fit">
      <InputGroup>
        <InputGroup.Input aria-label="Name" defaultValue="atlas" />
        <InputGroup.Suffix data-testid="suffix">.kerf.app</InputGroup.Suffix>
        <InputGroup.Button>Copy</InputGroup.Button>
      </InputGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = new Range();
    text.selectNodeContents(canvas.getByTestId("suffix"));
    const { left } = canvas.getByRole("button").getBoundingClientRect();
    await expect(left - text.getBoundingClientRect().right).toBeGreaterThanOrEqual(6);
  },
};
