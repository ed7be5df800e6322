import * as kerf from "@kerf/react";
import type { Row } from "./row";

const {
  Accordion,
  Avatar,
  Badge,
  Button,
  Checkbox,
  DateInput,
  DateTimePicker,
  FileUpload,
  Input,
  NumberField,
  Sidebar,
  Skeleton,
  Slider,
  Stepper,
  Table,
  TimeField,
  Tree,
} = kerf;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const steps = numbers(5).map((index) => ({ value: `${index}`, label: `Step ${index}` }));
const files = numbers(500).map(
  (index) => new File(["%PDF"], `invoice-${index}.pdf`, { type: "application/pdf" }),
);
const branches = numbers(50).map((branch) => ({
  value: `${branch}`,
  label: `Folder ${branch}`,
  children: numbers(9).map((leaf) => ({ value: `${branch}-${leaf}`, label: `File ${leaf}` })),
}));
const allBranches = branches.map(({ value }) => value);

/** Lists of one component. */
export const mountRows: Row[] = [
  {
    id: "mount-button",
    work: "mount 1,000 Buttons",
    needs: "Button",
    kind: "mount",
    count: 1000,
    item: (key) => <Button key={key}>Save changes</Button>,
  },
  {
    id: "mount-badge",
    work: "mount 1,000 Badges",
    needs: "Badge",
    kind: "mount",
    count: 1000,
    item: (key) => <Badge key={key}>Draft</Badge>,
  },
  {
    id: "mount-checkbox",
    work: "mount 500 Checkboxes with label",
    needs: "Checkbox",
    kind: "mount",
    count: 500,
    item: (key) => <Checkbox key={key} label="Send me a copy" />,
  },
  {
    id: "mount-input",
    work: "mount 300 Inputs with label and error",
    needs: "Input",
    kind: "mount",
    count: 300,
    item: (key) => <Input key={key} label="Name" error="Say how we may call you." />,
  },
  {
    id: "mount-table",
    work: "mount Tables with 1,000 rows of 6 cells",
    needs: "Table",
    kind: "mount",
    count: 10,
    item: (key) => (
      <Table key={key} layout="fixed">
        <Table.Body>
          {Array.from({ length: 100 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
            <Table.Row key={row} selected={false}>
              <Table.Cell rowHeader>Frankfurt</Table.Cell>
              <Table.Cell>Healthy</Table.Cell>
              <Table.Cell align="end">1,204</Table.Cell>
              <Table.Cell align="end">12</Table.Cell>
              <Table.Cell align="end">3</Table.Cell>
              <Table.Cell truncate>Ada Lovelace</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    ),
  },
  {
    id: "mount-avatar",
    work: "mount 500 Avatars with initials",
    needs: "Avatar",
    kind: "mount",
    count: 500,
    item: (key) => <Avatar key={key} name="Ada Lovelace" />,
  },
  {
    id: "mount-skeleton",
    work: "mount 500 Skeletons",
    needs: "Skeleton",
    kind: "mount",
    count: 500,
    item: (key) => <Skeleton key={key} />,
  },
  {
    id: "mount-stepper",
    work: "mount 100 Steppers of 5 steps",
    needs: "Stepper",
    kind: "mount",
    count: 100,
    item: (key) => <Stepper key={key} aria-label="Checkout" steps={steps} value="2" />,
  },
  {
    id: "mount-accordion",
    work: "mount 50 Accordions of 10 items",
    needs: "Accordion",
    kind: "mount",
    count: 50,
    item: (key) => (
      <Accordion key={key}>
        {numbers(10).map((item) => (
          <Accordion.Item key={item} value={`${item}`}>
            <Accordion.Trigger>Can I add seats later?</Accordion.Trigger>
            <Accordion.Panel>Yes.</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    ),
  },
  {
    id: "mount-sidebar",
    work: "mount Sidebars with 500 items",
    needs: "Sidebar",
    kind: "mount",
    count: 10,
    readsLayout: true,
    item: (key) => (
      <Sidebar.Root key={key}>
        <Sidebar>
          <Sidebar.Content>
            <Sidebar.Menu>
              {numbers(50).map((item) => (
                <Sidebar.Item key={item} href="#usage">
                  Usage
                </Sidebar.Item>
              ))}
            </Sidebar.Menu>
          </Sidebar.Content>
        </Sidebar>
      </Sidebar.Root>
    ),
  },
  {
    id: "mount-tree",
    work: "mount a Tree of 500 items",
    needs: "Tree",
    kind: "mount",
    count: 1,
    readsLayout: true,
    item: (key) => <Tree key={key} aria-label="Files" items={branches} defaultExpanded={allBranches} />,
  },
  {
    id: "mount-file-upload",
    work: "mount a FileUpload with 500 files",
    needs: "FileUpload",
    kind: "mount",
    count: 1,
    item: (key) => <FileUpload key={key} label="Invoices" multiple value={files} />,
  },
  {
    id: "mount-number-field",
    work: "mount 500 NumberFields with label",
    needs: "NumberField",
    kind: "mount",
    count: 500,
    item: (key) => <NumberField key={key} label="Seats" defaultValue={12} />,
  },
  {
    id: "mount-slider",
    work: "mount 500 Sliders with label",
    needs: "Slider",
    kind: "mount",
    count: 500,
    item: (key) => <Slider key={key} label="Quality" defaultValue={80} />,
  },
  {
    id: "mount-time-field",
    work: "mount 500 TimeFields with label",
    needs: "TimeField",
    kind: "mount",
    count: 500,
    item: (key) => <TimeField key={key} label="Start" defaultValue="09:30" />,
  },
  {
    id: "mount-date-input",
    work: "mount 500 DateInputs with label",
    needs: "DateInput",
    kind: "mount",
    count: 500,
    item: (key) => <DateInput key={key} label="Due date" defaultValue={new Date(2026, 10, 19)} />,
  },
  {
    id: "mount-date-time-picker",
    work: "mount 12 DateTimePickers of 42 days",
    needs: "DateTimePicker",
    kind: "mount",
    count: 12,
    item: (key) => (
      <DateTimePicker
        key={key}
        aria-label="Start"
        timezone="UTC"
        defaultValue={new Date("2026-11-19T14:30Z")}
      />
    ),
  },
];
