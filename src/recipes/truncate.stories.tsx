import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Autocomplete } from "../components/autocomplete";
import { Badge } from "../components/badge";
import { Breadcrumbs } from "../components/breadcrumbs";
import { ClipboardText } from "../components/clipboard-text";
import { Combobox } from "../components/combobox";
import { Input } from "../components/input";
import { InputGroup } from "../components/input-group";
import { PasswordInput } from "../components/password-input";
import { Select } from "../components/select";
import { Table } from "../components/table";
import { TagsInput } from "../components/tags-input";
import { Text } from "../components/text";
import { Textarea } from "../components/textarea";
import { Tree } from "../components/tree";

const meta = { title: "Behaviour/Truncation" } satisfies Meta;
export default meta;
type Story = StoryObj;

const address = "anna.maria.svensson@workshop.example.com";
const short = "a@b.org";
const arabic = "مراجعة التغييرات قبل النشر على جميع الخوادم";

/** In right-to-left text, an address is cut at its end, and a short one is still at the right, or where its column is. */
export const Addresses: Story = {
  render: () => (
    <div dir="rtl" className="grid w-80 gap-3 text-ink">
      {[address, short, arabic].map((text) => (
        <Text key={text} truncate className="max-w-44">
          {text}
        </Text>
      ))}
      <Select aria-label="الحساب" defaultValue={address} className="max-w-44">
        <Select.Option value={address}>{address}</Select.Option>
      </Select>
      <ClipboardText text={address} className="max-w-56" />
      <div className="w-44">
        <Breadcrumbs aria-label="المسار">
          <Breadcrumbs.Current>{address}</Breadcrumbs.Current>
        </Breadcrumbs>
        <Tree aria-label="الملفات" items={[{ value: "address", label: address }]} />
      </div>
      <Table aria-label="الحسابات" layout="fixed">
        <Table.Header>
          <Table.Row>
            <Table.Head>{arabic}</Table.Head>
            <Table.Head align="end">{address}</Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {[address, short, arabic].map((text) => (
            <Table.Row key={text}>
              <Table.Cell truncate>{text}</Table.Cell>
              <Table.Cell truncate align="end">
                {text}
              </Table.Cell>
            </Table.Row>
          ))}
          <Table.Row>
            <Table.Cell truncate>
              <Badge>{address}</Badge>
            </Table.Cell>
            <Table.Cell />
          </Table.Row>
        </Table.Body>
      </Table>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const boxOf = (text: Text) => {
      let box = text.parentElement;
      while (box && getComputedStyle(box).textOverflow !== "ellipsis") box = box.parentElement;
      return box?.getBoundingClientRect() ?? new DOMRect();
    };
    const texts = [...textsIn(canvasElement, address)];
    await expect(texts).toHaveLength(9);
    for (const text of texts) {
      const [box, line] = [boxOf(text), rectOf(text)];
      await expect(line.left, text.parentElement?.outerHTML).toBeGreaterThanOrEqual(box.left - 1);
      await expect(line.right).toBeGreaterThan(box.right);
    }
    const [start, end] = canvas.getAllByRole("cell", { name: short }) as [HTMLElement, HTMLElement];
    const distance = (cell: HTMLElement) => {
      const line = rectOf(cell.firstChild as Text);
      const { left, right } = cell.getBoundingClientRect();
      return { left: line.left - left, right: right - line.right };
    };
    await expect(distance(start).right).toBeLessThan(distance(start).left);
    await expect(distance(end).left).toBeLessThan(distance(end).right);
  },
};

/** The same in inputs. Each paragraph of a Textarea is on the side where it starts. */
export const Inputs: Story = {
  render: () => (
    <div dir="rtl" className="grid w-44 gap-3">
      <Input aria-label="الحساب" defaultValue={address} />
      <Input aria-label="الحساب" type="email" size="sm" defaultValue={short} />
      <Input aria-label="المهمة" defaultValue={arabic} />
      <Input aria-label="الهاتف" type="tel" placeholder="٠٥٠ ١٢٣ ٤٥٦٧" />
      <InputGroup>
        <InputGroup.Input aria-label="البحث" type="search" defaultValue={address} />
        <InputGroup.Suffix>.org</InputGroup.Suffix>
      </InputGroup>
      <PasswordInput aria-label="كلمة المرور" placeholder={address} />
      <Autocomplete items={[address]} defaultValue={address}>
        <Autocomplete.InputGroup aria-label="المدينة" />
      </Autocomplete>
      <Combobox items={[address]} defaultValue={address}>
        <Combobox.TriggerInput aria-label="المراجع" />
      </Combobox>
      <TagsInput aria-label="الوسوم" defaultValue={[short]} />
      <Textarea aria-label="الملاحظة" defaultValue={`Reviewed (twice).\n${arabic}`} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const input of canvasElement.querySelectorAll("input:not([aria-hidden=true]), textarea")) {
      // Firefox would not show the placeholder.
      const placeholder = input.matches(":placeholder-shown");
      await expect(getComputedStyle(input).unicodeBidi === "plaintext", input.outerHTML).toBe(!placeholder);
    }
  },
};

function* textsIn(element: Element, data: string): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data === data && text.parentElement?.checkVisibility()) yield text;
  }
}

function rectOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}
