import {
  Badge,
  Breadcrumbs,
  Button,
  Checkbox,
  Collapsible,
  Dialog,
  DropdownMenu,
  Empty,
  Field,
  Input,
  Link,
  Loader,
  Meter,
  Popover,
  Radio,
  Select,
  Surface,
  Switch,
  Table,
  Tabs,
  Text,
  Tooltip,
} from "@kerf/react";
import "@kerf/react/styles.css";
import { Suspense } from "react";
import { Gallery } from "./gallery-client.js";

/** A server component. Its Kerf components run on the server, or are sent as references to client modules. */
export async function Page() {
  const name = await Promise.resolve("Frankfurt");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Server components</title>
        {import.meta.viteRsc.loadCss()}
      </head>
      <body>
        <Surface>
          <Text variant="heading1">{name}</Text>
          <Badge>Draft</Badge>
          <Button type="submit">Save</Button>
          <Link href="/">Home</Link>
          <Breadcrumbs>
            <Breadcrumbs.Link href="/">Home</Breadcrumbs.Link>
            <Breadcrumbs.Separator />
            <Breadcrumbs.Current>{name}</Breadcrumbs.Current>
          </Breadcrumbs>
          <Input label="Name" defaultValue={name} />
          <Checkbox label="Send me a copy" />
          <Switch label="Notify me" />
          <Radio.Group legend="Size">
            <Radio.Item value="s" label="Small" />
          </Radio.Group>
          <Select items={{ a: "Apple", f: "Fig" }} label="Fruit" />
          <Field label="Note">
            <textarea />
          </Field>
          <Meter label="Storage" value={40} />
          <Collapsible.Root>
            <Collapsible.Trigger>More</Collapsible.Trigger>
            <Collapsible.Panel>Details</Collapsible.Panel>
          </Collapsible.Root>
          <Dialog.Root>
            <Dialog.Trigger>Delete</Dialog.Trigger>
            <Dialog>
              <Dialog.Title>Delete {name}?</Dialog.Title>
              <Dialog.Close>Keep</Dialog.Close>
            </Dialog>
          </Dialog.Root>
          <Popover>
            <Popover.Trigger>Details</Popover.Trigger>
            <Popover.Content>
              <Popover.Title>Width</Popover.Title>
            </Popover.Content>
          </Popover>
          <DropdownMenu>
            <DropdownMenu.Trigger>Menu</DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item>Rename</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu>
          <Tooltip content="Copies the link">Copy</Tooltip>
          <Tabs defaultValue="all">
            <Tabs.List aria-label="Views">
              <Tabs.Tab value="all">All</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="all">Everything</Tabs.Panel>
          </Tabs>
          <Table>
            <Table.Body>
              <Table.Row>
                <Table.Cell>{name}</Table.Cell>
              </Table.Row>
            </Table.Body>
          </Table>
          <Empty title="Nothing yet" />
        </Surface>
        <Suspense fallback={<Loader aria-label="Loading the report" />}>
          <Report />
        </Suspense>
        <Gallery />
      </body>
    </html>
  );
}

/** Streamed after the rest of the page. */
async function Report() {
  return <Button>{await new Promise<string>((resolve) => setTimeout(resolve, 300, "12 pages"))}</Button>;
}
