import {
  Accordion,
  Avatar,
  Badge,
  Banner,
  Button,
  Code,
  Collapsible,
  Empty,
  Kbd,
  Loader,
  Meter,
  Skeleton,
  Sparkline,
  Table,
  Text,
  Toast,
  Tree,
} from "@kerf/react";
import { FileIcon, FolderIcon } from "lucide-react";

export const drawings = {
  Accordion: () => (
    <div className="w-52 max-w-full">
      <Accordion variant="outline" headingLevel={4} defaultValue={["seats"]}>
        <Accordion.Item value="seats">
          <Accordion.Trigger>Seats</Accordion.Trigger>
          <Accordion.Panel>Three of five in use.</Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="billing">
          <Accordion.Trigger>Billing</Accordion.Trigger>
          <Accordion.Panel>Due on March 1.</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </div>
  ),
  Avatar: () => (
    <Avatar.Group aria-label="Reviewers" size="lg" more={4}>
      <Avatar name="Ada Lovelace" />
      <Avatar name="Grace Hopper" />
      <Avatar name="Alan Turing" />
    </Avatar.Group>
  ),
  Badge: () => (
    <div className="flex flex-wrap justify-center gap-2">
      <Badge variant="success">Live</Badge>
      <Badge variant="warning">Paused</Badge>
      <Badge variant="teal">Beta</Badge>
      <Badge variant="outline">3 of 5</Badge>
    </div>
  ),
  Code: () => (
    <Code
      lang="tsx"
      code={'<Meter label="Seats"\n  value={3} max={5} />'}
      className="whitespace-pre text-sm"
    />
  ),
  Collapsible: () => (
    <div className="w-44 max-w-full">
      <Collapsible.Root defaultOpen>
        <Collapsible.DefaultTrigger>Advanced</Collapsible.DefaultTrigger>
        <Collapsible.DefaultPanel>Kept for thirty days.</Collapsible.DefaultPanel>
      </Collapsible.Root>
    </div>
  ),
  Empty: () => (
    <Empty
      size="sm"
      title="No drawings yet"
      description="Your drawings appear here."
      contents={<Button size="sm">New drawing</Button>}
    />
  ),
  Meter: () => (
    <div className="flex w-44 max-w-full flex-col gap-4">
      <Meter label="Storage" value={62} showValue />
      <Meter label="Seats" value={3} max={5} showValue customValue="3 of 5" />
    </div>
  ),
  Skeleton: () => (
    <div className="flex w-44 max-w-full items-center gap-3">
      <Skeleton shape="circle" size="lg" />
      <Skeleton lines={2} className="flex-1" />
    </div>
  ),
  Table: () => (
    <div className="w-52 max-w-full" style={{ zoom: 0.85 }}>
      <Table aria-label="Timbers" size="sm">
        <Table.Header>
          <Table.Row>
            <Table.Head>Timber</Table.Head>
            <Table.Head align="end">kg/m³</Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row>
            <Table.Cell>Oak</Table.Cell>
            <Table.Cell align="end">710</Table.Cell>
          </Table.Row>
          <Table.Row>
            <Table.Cell>Larch</Table.Cell>
            <Table.Cell align="end">590</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table>
    </div>
  ),
  Text: () => (
    <div className="flex flex-col">
      <Text variant="heading2" as="p">
        Cut to fit
      </Text>
      <Text variant="secondary">Body, and headings.</Text>
    </div>
  ),
  Banner: () => (
    <div className="w-56 max-w-full" style={{ zoom: 0.85 }}>
      <Banner variant="secondary" title="Two seats left" description="Add more before Monday." />
    </div>
  ),
  Loader: () => <Loader size="lg" aria-live="off" />,
  Toast: () => (
    <div className="w-64 max-w-full" style={{ zoom: 0.85 }}>
      <Toast variant="success" title="Project saved" onDismiss={() => {}} />
    </div>
  ),
  Tree: () => (
    <Tree
      aria-label="Example"
      className="w-44"
      size="sm"
      defaultExpanded={["src"]}
      defaultSelected={["app"]}
      items={[
        {
          value: "src",
          label: "src",
          icon: FolderIcon,
          children: [
            { value: "app", label: "app.tsx", icon: FileIcon },
            { value: "index", label: "index.ts", icon: FileIcon },
          ],
        },
        { value: "readme", label: "README.md", icon: FileIcon },
      ]}
    />
  ),
  Sparkline: () => (
    <div className="flex items-center gap-3 text-base text-ink">
      1,320
      <Sparkline label="Requests a minute" values={[820, 932, 901, 934, 1290, 1230, 1120, 1320]} />
    </div>
  ),
  Kbd: () => <Kbd keys="mod+k" />,
};
